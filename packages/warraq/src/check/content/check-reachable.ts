import { collectReferences } from '../../html/html-references.ts'
import type { ReadyPage } from '../../pages/ready-page.ts'
import type { Finding } from '../../shared/diagnostic.ts'
import type { SidebarItemView } from '../../shared/page-view.ts'

/** A page with everything a reader can follow on it. */
export interface SectionPage extends Pick<ReadyPage, 'href' | 'file' | 'html'> {
  readonly sidebar: readonly SidebarItemView[]
  /** Made by the engine, or meant for readers with the link only. */
  readonly isExempt: boolean
}

export interface ReachableScope {
  /** Where a reader enters the section. */
  readonly start: string
  readonly section: string
  /** Sidebar groups that pages ask for later, by href. */
  readonly laterItems: ReadonlyMap<string, readonly SidebarItemView[]>
}

/** Every page of a section is found from its first one, by its sidebar or by links in pages. */
export function checkReachable(pages: readonly SectionPage[], scope: ReachableScope): Finding[] {
  const byHref = new Map(pages.map((page) => [page.href, page]))
  const reached = new Set<string>()
  const open = [scope.start]
  for (let href = open.pop(); href !== undefined; href = open.pop()) {
    const page = byHref.get(href)
    if (page === undefined || reached.has(href)) continue
    reached.add(href)
    open.push(...pathsIn(page.html))
    open.push(...hrefsOf(page.sidebar, scope))
  }
  return pages
    .filter(({ href, isExempt }) => !isExempt && !reached.has(href))
    .map(({ href, file }) => ({
      code: 'page/unreachable',
      file,
      found: `${href}, to which nothing leads from ${scope.start}`,
      expected: `a way by links from the start of section "${scope.section}"`,
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

/** Where links lead, without question and hash. */
function pathsIn(html: string): string[] {
  return collectReferences(html, '', 1).links.map(({ href }) => href.replace(/[?#].*$/s, ''))
}
