import { checkReachable, type SectionPage } from '../check/content/check-reachable.ts'
import { atSeverity, isReported } from '../config/checks-schema.ts'
import type { DocsRoot } from '../config/docs-root.ts'
import type { Diagnostic } from '../shared/diagnostic.ts'
import { withBase } from '../shared/route-path.ts'
import type { AssembledSite } from './assemble.ts'

/** Check that every page of every section can be reached from the section's first page. */
export function checkSections(loaded: AssembledSite): Diagnostic[] {
  const { roots, config, pages, laterItems, contents } = loaded
  const { reachable } = config.checks.content
  if (!isReported(reachable)) return []
  const written = new Set(contents.map(({ file }) => file))
  const findings = roots.flatMap((root) => {
    const linked = pages
      .filter(({ rootKey }) => rootKey === root.key)
      .map(
        (page): SectionPage => ({
          href: page.view.href,
          file: page.file,
          html: page.html,
          sidebar: page.view.sidebar?.items ?? [],
          isExempt: !written.has(page.file) || page.parts.notice !== undefined,
        }),
      )
    const start = firstPage(root, config.baseUrl, linked)
    return start === undefined
      ? []
      : checkReachable(linked, { start, section: root.key, laterItems })
  })
  return findings.flatMap((finding) => atSeverity(reachable, finding))
}

/** The page at the section's address, otherwise the first page of its sidebar. */
function firstPage(
  { route }: DocsRoot,
  baseUrl: string,
  pages: readonly SectionPage[],
): string | undefined {
  const own = withBase(baseUrl, route)
  if (pages.some(({ href }) => href === own)) return own
  return pages.find(({ sidebar }) => sidebar.length > 0)?.href ?? pages[0]?.href
}
