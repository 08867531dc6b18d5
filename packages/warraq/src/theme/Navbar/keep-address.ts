import { splitHref } from '../../shared/text/route-path.ts'
import type { DataElement } from '../browser/element-data.ts'
import { watchAddress } from '../browser/watch-address.ts'
import { queryWithMenu } from '../Drawer/drawer-markup.ts'
import { KEEPING, type KeepingData } from './navbar-markup.ts'

/**
 * Add the current query and hash to links to this page in other languages or versions,
 * `a[data-keeps]`. The attribute contains an additional query.
 */
export function keepAddress(): void {
  const keep = () => {
    for (const link of queryWithMenu<DataElement<KeepingData>>(KEEPING)) {
      const href = link.getAttribute('href') ?? ''
      link.setAttribute('href', withAddress(href, location, link.dataset.keeps))
    }
  }
  keep()
  watchAddress(keep)
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
