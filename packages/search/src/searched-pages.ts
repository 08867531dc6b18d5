import type { HitPlace, ReadJson } from './index-reader.ts'
import { openDeploy } from './searched-site.ts'

/**
 * Every page with a section in the first index of a site, in its order. Not part of what a browser
 * loads.
 * @param href served address of the catalogue.
 * @throws Error when a file is missing or damaged
 */
export async function searchedPages(href: string, read: ReadJson): Promise<HitPlace[]> {
  const opened = await openDeploy(href, read).open(undefined)
  const places = opened.flatMap((index) =>
    [...index.pages.keys()]
      .filter((record) => index.pages[record] !== index.pages[record - 1])
      .map((record) => index.place(record)),
  )
  return Promise.all(places)
}
