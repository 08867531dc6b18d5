import type { PageView } from './page-view.ts'
import type { SiteView } from './site-view.ts'

/** One element of the document head that belongs to the page and changes with it. */
export interface HeadTag {
  readonly tag: 'meta' | 'link' | 'script' | 'style'
  readonly attributes: Readonly<Record<string, string>>
  /** JSON-LD text of a `script`, text of a `style`. */
  readonly content?: string
}

/** `<route>/page.json`: all that one client navigation needs. */
export interface PagePayload {
  readonly buildId: string
  readonly page: PageView
  readonly head: readonly HeadTag[]
  /** HTML of the page's body. */
  readonly html: string
}

/** JSON inside every document (`<script type="application/json" id="docs-data">`). */
export interface DocumentData {
  readonly buildId: string
  readonly site: SiteView
  readonly page: PageView
}
