import type { CompiledPage } from '../shared/data/compiled-page.ts'

/** A page in the form that content checks receive. */
export interface ContentPage {
  readonly file: string
  /** BCP 47 tag of the language in which the site shows it. */
  readonly lang: string
  /** The source as written. */
  readonly source: string
  /** The source with facts filled in; its line numbers equal those of `source`. */
  readonly text: string
  readonly compiled: CompiledPage
  /** ISO date of the page's last check. */
  readonly checked?: string
}
