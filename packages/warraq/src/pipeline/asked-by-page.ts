import { remembered } from '@warraq/search/remembered'
import type { SiteSearchWords } from '@warraq/search/search-words'
import type { AskedOfPage } from '@warraq/search/term-table'
import { bareAddress } from '../pages/redirects/read-redirects.ts'
import { decodePath } from '../shared/text/route-path.ts'

/** What readers say for the sections of a page, by hash, by the address of the page without a final `/`. */
export function askedByPage(asked: SiteSearchWords['asked']): ReadonlyMap<string, AskedOfPage> {
  const pages = new Map<string, Map<string, readonly string[]>>()
  for (const [address, phrases] of Object.entries(asked)) {
    const [path = '', hash = ''] = address.split('#')
    const page = remembered(pages, bareAddress(path), () => new Map<string, readonly string[]>())
    page.set(encodeURI(decodePath(hash)), phrases)
  }
  return pages
}
