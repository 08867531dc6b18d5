import type { PageView } from '../../shared/data/page-view.ts'
import type { ActiveRule } from '../../shared/data/site-view.ts'

/** Whether a navbar link is marked as current. Case and trailing slash do not matter. */
export function isActive(
  rule: ActiveRule | undefined,
  page: Pick<PageView, 'href' | 'sidebar' | 'version'>,
): boolean {
  if (rule === undefined) return false
  const path = plain(page.href)
  switch (rule.by) {
    case 'exact':
      return path === plain(rule.path)
    case 'prefix':
      return path === plain(rule.path) || path.startsWith(`${plain(rule.path)}/`)
    case 'regex':
      return new RegExp(rule.pattern, 'i').test(page.href)
    case 'sidebar':
      return page.sidebar?.id === rule.id
    case 'version':
      return page.version?.docsId === rule.docsId && page.version.name === rule.name
  }
}

function plain(path: string): string {
  return path.toLowerCase().replace(/\/+$/, '')
}
