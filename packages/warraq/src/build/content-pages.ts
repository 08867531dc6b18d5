import type { Language } from '../config/read-language.ts'
import { checkedDayOf } from '../pages/checked-day.ts'
import type { ContentPage } from '../plugins/content-page.ts'
import type { CompiledPage } from '../shared/compiled-page.ts'
import type { PageSource } from '../shared/page-source.ts'
import type { ReadDoc } from './read-docs.ts'

export interface ContentPagesSource {
  readonly docs: readonly ReadDoc[]
  readonly sources: readonly PageSource[]
  readonly language: Pick<Language, 'config' | 'locale' | 'roots'>
  /** Compiled docs, in the order of the docs; results of other pages may follow. */
  readonly compiled: readonly { readonly compiled: CompiledPage }[]
}

/** The docs with their sources, in the form that the content checks need. */
export function contentPages({
  docs,
  sources,
  language: { config, locale, roots },
  compiled,
}: ContentPagesSource): ContentPage[] {
  const sourceOf = new Map(sources.map(({ file, text }) => [file, text]))
  const rootOf = new Map(roots.map((root) => [root.key, root]))
  return docs.map(({ doc, text }, index) => {
    const page = compiled[index]?.compiled
    if (page === undefined) throw new Error(`No compiled page of ${doc.file}.`)
    const root = rootOf.get(doc.rootKey)
    const checked = root === undefined ? undefined : checkedDayOf(doc, config, root)
    return {
      file: doc.file,
      lang: locale.lang,
      source: sourceOf.get(doc.file) ?? '',
      text,
      compiled: page,
      ...(checked === undefined ? {} : { checked: checked.date }),
    }
  })
}
