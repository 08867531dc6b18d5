import type { CompiledPage } from '../shared/compiled-page.ts'

/** A page as the content checks see it. */
export interface ContentPage {
  readonly file: string
  /** BCP 47 tag of the language the site shows it in. */
  readonly lang: string
  /** The source as written. */
  readonly source: string
  /** The source with facts filled in; its lines are those of `source`. */
  readonly text: string
  readonly compiled: CompiledPage
  /** ISO day on which the page says it was checked. */
  readonly checked?: string
}
