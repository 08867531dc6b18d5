import { decodePath, splitHref } from '../shared/text/route-path.ts'

/** The decoded path of an address. */
export function pathOf(url: string): string {
  return decodePath(splitHref(url).path)
}

/** The page at a path; `/a/page.json` is the payload of the page `/a/` or `/a`. */
export function pageAt<Page>(path: string, pages: ReadonlyMap<string, Page>): Page | undefined {
  const folder = path.replace(/(?<=\/)page\.json$/, '')
  const page = pages.get(folder)
  return page !== undefined || folder === path ? page : pages.get(folder.replace(/\/$/, ''))
}
