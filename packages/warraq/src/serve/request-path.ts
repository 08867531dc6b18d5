import { decodePath, splitHref } from '../shared/text/route-path.ts'

/** The decoded path of an address. */
export function pathOf(url: string): string {
  return decodePath(splitHref(url).path)
}

/** The path of the page to which a payload belongs: `/a/page.json` becomes `/a/`; others stay unchanged. */
export function pagePathOf(path: string): string {
  return path.replace(/(?<=\/)page\.json$/, '')
}
