import type { DocsConfig } from '../config/schema.ts'
import { foundAt } from '../shared/data/diagnostic.ts'
import type { SidebarSection } from '../shared/data/page-view.ts'
import { oneOf } from '../shared/text/nearest.ts'
import { withBase } from '../shared/text/route-path.ts'
import { CARD_ICON_PATHS } from '../theme/Card/card-icon-paths.ts'
import { type DocsModel, type DocsVersionModel, lastVersionOf, mainDocOf } from './docs-model.ts'

interface SharedSidebarScope {
  readonly model: DocsModel
  readonly config: Pick<DocsConfig, 'baseUrl' | 'sidebar'>
}

/**
 * The rows above the pages of a section in the shared sidebar: each leads to the first page of a
 * section. Empty if the section does not share the sidebar.
 */
export function sharedSections(
  current: DocsVersionModel,
  { model, config: { baseUrl, sidebar } }: SharedSidebarScope,
): SidebarSection[] {
  return [...model].flatMap(([docsId, versions]) => {
    const isCurrent = docsId === current.root.id
    const version = isCurrent ? current : lastVersionOf(versions)
    if (!version?.sidebars.some(({ id }) => id === sidebar.shared)) return []
    const { icon, label = docsId } = version.root
    const main = mainDocOf(version)
    if (main === undefined || (icon === undefined && !isCurrent)) return []
    return [{ label, href: withBase(baseUrl, main.route), icon, isCurrent }]
  })
}

/** Messages for the author of a configuration that names an unknown sidebar or icon. */
export function wrongSharedSidebar(
  { sections, sidebar: { shared } }: Pick<DocsConfig, 'sections' | 'sidebar'>,
  model: DocsModel,
): string[] {
  const icons = Object.keys(CARD_ICON_PATHS)
  return [
    ...unknownSidebar(shared, model),
    ...sections.flatMap(({ icon }, at) =>
      icon === undefined || icons.includes(icon)
        ? []
        : [foundAt(`sections[${at}].icon`, `"${icon}"`, oneOf(icon, icons))],
    ),
  ]
}

function unknownSidebar(shared: string | undefined, model: DocsModel): string[] {
  const versions = [...model.values()].flat()
  const ids = new Set(versions.flatMap(({ sidebars }) => sidebars.map(({ id }) => id)))
  if (shared === undefined || ids.has(shared)) return []
  return [foundAt('sidebar.shared', `"${shared}"`, oneOf(shared, [...ids]))]
}
