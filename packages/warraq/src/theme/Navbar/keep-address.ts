import { navigationApi } from '../../shared/navigation-api.ts'
import { onEveryPage } from '../../shared/page-shown.ts'
import { splitHref } from '../../shared/route-path.ts'
import { queryWithMenu } from '../Drawer/menu-template.ts'

/**
 * Add the current query and hash to links to this page in other languages or versions,
 * `a[data-keeps]`. The attribute contains an additional query.
 */
export function keepAddress(): void {
  watchAddress(() => {
    for (const link of queryWithMenu<HTMLAnchorElement>('a[data-keeps]')) {
      const href = link.getAttribute('href') ?? ''
      link.setAttribute('href', withAddress(href, location, link.dataset.keeps))
    }
  })
}

/** The path of `href` with a query, an additional query (`added`, without `?`) and a hash. */
export function withAddress(
  href: string,
  { search, hash }: Pick<Location, 'search' | 'hash'>,
  added = '',
): string {
  const queries = [search.slice(1), added].filter(Boolean)
  const query = queries.length === 0 ? '' : `?${queries.join('&')}`
  return `${splitHref(href).path}${query}${hash}`
}

/** Call `listener` now, and when the address or the page on screen has changed. */
export function watchAddress(listener: () => void): void {
  navigationApi()?.addEventListener('currententrychange', listener)
  addEventListener('hashchange', listener)
  onEveryPage(listener)
}
