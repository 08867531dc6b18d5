import type { CompiledPage } from '../shared/data/compiled-page.ts'
import type { LineOrigin } from '../shared/data/line-origins.ts'

/** A page in the form that content checks receive. */
export interface ContentPage {
  readonly file: string
  /** BCP 47 tag of the language in which the site shows it. */
  readonly lang: string
  /** The source as written, with the partials that it includes. */
  readonly source: string
  /** The source with facts filled in; its line numbers equal those of `source`. */
  readonly text: string
  readonly compiled: CompiledPage
  /** ISO date of the page's last check. */
  readonly checked?: string
  /**
   * Where the lines of `source` were written; absent if all are those of `file`. Findings name lines of
   * `source`, and are reported where these were written.
   */
  readonly origins?: readonly LineOrigin[]
}
