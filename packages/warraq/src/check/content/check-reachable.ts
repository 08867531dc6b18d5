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
  const unreached = new Map(
    pages
      .filter((page) => !isGenerated(page) && page.parts.notice === undefined)
      .map((page) => [page.href, page]),
  )
  const reached = new Set<string>()
  const open = [scope.start]
  /** Pages whose links are not followed yet: most sites reach every page by sidebars alone. */
  const unread: SectionPage[] = []
  while (unreached.size > 0) {
    const href = open.pop()
    const page = href === undefined ? unread.pop() : byHref.get(href)
    if (href === undefined) {
      if (page === undefined) break
      open.push(...pathsIn(page.html))
    } else if (page !== undefined && !reached.has(href)) {
      reached.add(href)
      unreached.delete(href)
      unread.push(page)
      open.push(...hrefsOf(page.view.sidebar?.items ?? [], scope))
    }
  }
  return [...unreached.values()].map(({ href, file }) => ({
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
