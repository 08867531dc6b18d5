import { checkedDayOf } from '../../pages/page-strip.ts'
import type { ContentPage } from '../../plugins/content-page.ts'
import type { LinkedSite } from '../link.ts'

/** The docs with their sources, in the form that the content checks need. */
export function contentPages({ loaded, linked }: LinkedSite): ContentPage[] {
  const { docs, sources, origins, language } = loaded
  const { config, locale, roots } = language
  const sourceOf = new Map(sources.sources.map(({ file, text }) => [file, text]))
  const rootOf = new Map(roots.map((root) => [root.key, root]))
  return docs.docs.map(({ doc, text }, index) => {
    const page = linked.compiledDocs[index]?.compiled
    if (page === undefined) throw new Error(`No compiled page of ${doc.file}.`)
    const root = rootOf.get(doc.rootKey)
    const own = origins.get(doc.file)
    const checked = root === undefined ? undefined : checkedDayOf(doc, config, root)
    return {
      file: doc.file,
      lang: locale.lang,
      source: sourceOf.get(doc.file) ?? '',
      text,
      compiled: page,
      ...(checked === undefined ? {} : { checked: checked.date }),
      ...(own === undefined ? {} : { origins: own }),
    }
  })
}
