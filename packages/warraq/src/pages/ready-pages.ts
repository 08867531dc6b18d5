import type { DocsConfig } from '../config/schema.ts'
import type { CompiledPage } from '../shared/data/compiled-page.ts'
import type { Diagnostic } from '../shared/data/diagnostic.ts'
import type { SidebarItemView } from '../shared/data/page-view.ts'
import { isPathOf, withBase, withoutSlash } from '../shared/text/route-path.ts'
import { sidebarItemsHtml } from '../theme/PageShell/page-shell.tsx'
import type { Doc } from './doc.ts'
import { docPage } from './doc-page.ts'
import type { DocsVersionModel } from './docs-model.ts'
import type { ReadyPage, ReadyPagesSource } from './ready-page.ts'
import { readyPlainPage } from './ready-plain-page.ts'
import { checkDocs, sidebarOf } from './section-sidebars.ts'
import { sharedSections } from './shared-sections.ts'
import type { SidebarIndex } from './sidebar-item.ts'
import { sidebarViews } from './sidebar-view.ts'
import { versionPlace } from './version-place.ts'
import { docsInOrder } from './whole-section.ts'

export interface ReadyPages {
  readonly pages: readonly ReadyPage[]
  /** Files that pages load on demand, by output path. */
  readonly files: readonly (readonly [path: string, content: string])[]
  /** Items of sidebar groups that pages leave out, by address. */
  readonly laterItems: ReadonlyMap<string, readonly SidebarItemView[]>
  readonly problems: readonly Diagnostic[]
}

/** Add sidebar, breadcrumbs, neighbours and head to every page. */
export function readyPages(source: ReadyPagesSource): ReadyPages {
  const sections = [...source.model.values()].flatMap((versions) =>
    versions.map((version) => versionPages(version, versions, source)),
  )
  return {
    pages: lastOfEach([
      ...source.plain.map((page) => readyPlainPage(page, source)),
      ...sections.flatMap(({ pages }) => pages),
    ]),
    files: sections.flatMap(({ files }) => files),
    laterItems: new Map(sections.flatMap(({ laterItems }) => [...laterItems])),
    problems: sections.flatMap(({ problems }) => problems),
  }
}

/** Of pages with one address, the last one is published; a check reports them. */
function lastOfEach(pages: readonly ReadyPage[]): ReadyPage[] {
  return [...new Map(pages.map((page) => [withoutSlash(page.route), page])).values()]
}

function versionPages(
  version: DocsVersionModel,
  versions: readonly DocsVersionModel[],
  source: ReadyPagesSource,
): ReadyPages {
  const { memory } = source
  const { root: section, sidebars } = version
  const own = source.compiledDocs.filter(({ doc }) => doc.rootKey === section.key)
  const scope = memory.reuse(
    `scope of ${section.key}`,
    [version, versions, source.model, source.config, source.theme, source.languages],
    () => {
      const { baseUrl } = source.config
      const docs = own.map(({ doc }) => doc)
      const start = docs.find(({ route }) => isPathOf(route, section.route))
      const sectionHref = start && withBase(baseUrl, start.route)
      const sections = sharedSections(version, source)
      const views = new Map(
        sidebars.map((sidebar) => [
          sidebar.name,
          sidebarViews({
            sidebar,
            label: section.label ?? section.id,
            ...(sidebar.id === source.config.sidebar.shared
              ? { sections, groupPrefix: `${section.id}/` }
              : { title: section.label }),
            ...{ baseUrl, sectionHref },
            itemsHtml: source.isLazy ? undefined : (items) => sidebarItemsHtml(items, source.theme),
          }),
        ]),
      )
      return {
        views,
        order: docsInOrder(sidebars),
        docsById: new Map(docs.map((doc) => [doc.id, doc])),
        sectionHref,
        placeOf: versionPlace(version, versions, baseUrl),
        problems: checkDocs(docs, sidebars),
      }
    },
  )
  const { views, problems, ...shared } = scope
  const pages = memory.each(
    `pages of ${section.key}`,
    [scope],
    own.map(({ doc, compiled }): [Doc, CompiledPage] => [doc, compiled]),
    (doc, compiled) => {
      const shown = sidebarOf(doc, sidebars)
      const sidebar = shown && views.get(shown.name)?.of(doc)
      const index = shown?.index ?? NO_SIDEBAR
      const make = () =>
        docPage({ doc, compiled }, { ...source, ...shared, section, index, sidebar })
      return source.isLazy ? lazyPage(doc, source.config, make) : make()
    },
  )
  const files = [...views.values()].flatMap((view) => [...view.files])
  const laterItems = new Map([...views.values()].flatMap((view) => [...view.laterItems]))
  return { pages, files, laterItems, problems }
}

const NO_SIDEBAR: SidebarIndex = { order: [], places: new Map(), items: [] }

/** What identifies a page; known before the page is computed. */
type PageIdentity = Pick<ReadyPage, 'route' | 'href' | 'file' | 'rootKey'>

/** The other fields; a field without a line here is a type error. */
const COMPUTED: Readonly<Record<Exclude<keyof ReadyPage, keyof PageIdentity>, true>> = {
  view: true,
  parts: true,
  head: true,
  html: true,
  htmlHash: true,
  description: true,
  isIndexed: true,
  search: true,
  lastModified: true,
  place: true,
}

/** A page that is computed on first access to a field that is not part of its identity. */
function lazyPage(
  { route, file, rootKey }: Doc,
  { baseUrl }: DocsConfig,
  make: () => ReadyPage,
): ReadyPage {
  let made: ReadyPage | undefined
  const page: PageIdentity = { route, href: withBase(baseUrl, route), file, rootKey }
  for (const field of Object.keys(COMPUTED))
    Object.defineProperty(page, field, {
      enumerable: true,
      get: () => {
        made ??= make()
        return Reflect.get(made, field)
      },
    })
  return page as ReadyPage
}
