import { collectReferences } from '@warraq/markup/html-references'
import { isGenerated } from '../../pages/generated-pages.tsx'
import type { ReadyPage } from '../../pages/ready-page.ts'
import type { Finding } from '../../shared/data/diagnostic.ts'
import type { SidebarItemView } from '../../shared/data/page-view.ts'

/** A page with everything on it that a reader can follow. */
export interface SectionPage extends Pick<ReadyPage, 'href' | 'file' | 'html'> {
  readonly view: Pick<ReadyPage['view'], 'sidebar'>
  /** Only readers with the link should find a page with a notice. */
  readonly parts: Pick<ReadyPage['parts'], 'notice'>
}

export interface ReachableScope {
  /** Path of the first page of the section. */
  readonly start: string
  readonly section: string
  /** Sidebar groups that pages load on demand, by href. */
  readonly laterItems: ReadonlyMap<string, readonly SidebarItemView[]>
}

/** Checks that the sidebar or links lead from the first page of a section to every other. */
export function checkReachable(pages: readonly SectionPage[], scope: ReachableScope): Finding[] {
  const byHref = new Map(pages.map((page) => [page.href, page]))
  const reached = new Set<string>()
  const open = [scope.start]
  for (let href = open.pop(); href !== undefined; href = open.pop()) {
    const page = byHref.get(href)
    if (page === undefined || reached.has(href)) continue
    reached.add(href)
    open.push(...pathsIn(page.html))
    open.push(...hrefsOf(page.view.sidebar?.items ?? [], scope))
  }
  return pages
    .filter((page) => !isGenerated(page) && page.parts.notice === undefined)
    .filter(({ href }) => !reached.has(href))
    .map(({ href, file }) => ({
      code: 'page/unreachable',
      file,
      found: `${href}, which no links lead to from ${scope.start}`,
      expected: `a path of links from the start of section "${scope.section}"`,
      fix: 'put the page into the sidebar, or link it from another page',
    }))
}

function hrefsOf(items: readonly SidebarItemView[], scope: ReachableScope): string[] {
  return items.flatMap((item): string[] => {
    if (item.kind === 'link') return [item.href]
    if (item.kind === 'html') return pathsIn(item.html)
    const inner =
      item.itemsHref === undefined ? item.items : (scope.laterItems.get(item.itemsHref) ?? [])
    return [...(item.href === undefined ? [] : [item.href]), ...hrefsOf(inner, scope)]
  })
}

/** Paths that links lead to, without query and hash. */
function pathsIn(html: string): string[] {
  return collectReferences(html).links.map(({ href }) => href.replace(/[?#].*$/s, ''))
}
