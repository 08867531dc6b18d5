import type { PageRecord } from './page-view.ts'
import type { RuntimeSite } from './site-view.ts'

/** An element of the document head that belongs to the page and changes with it. */
export interface HeadTag {
  readonly tag: 'meta' | 'link' | 'script' | 'style'
  readonly attributes: Readonly<Record<string, string>>
  /** JSON-LD text of a `script`, text of a `style`. */
  readonly content?: string
}

/** HTML around the page body that changes from page to page. */
export interface PageShell {
  /**
   * Navbar items: those at its start, those at its end, and all of them as the menu of the drawer.
   */
  readonly navbar: readonly [start: string, end: string, menu: string]
  /** Absent on pages without a sidebar. */
  readonly sidebar?: SidebarHtml
  /** Classes of the element that contains sidebar and page body. */
  readonly layout: string
}

export interface SidebarHtml {
  /** Equal for pages whose sidebars differ only in which entry is current. */
  readonly key: string
  /** Name of the section. */
  readonly label: string
  readonly html: string
}

/** `<route>/page.json`: everything that a client navigation needs. */
export interface PagePayload {
  readonly buildId: string
  readonly page: PageRecord
  readonly styles: readonly HeadTag[]
  readonly shell: PageShell
  /** HTML of the page body. */
  readonly html: string
  /** Head elements except styles. */
  readonly head: readonly HeadTag[]
}

/**
 * JSON inside every document (`<script type="application/json" id="docsData">`): only what the
 * runtime cannot read from the HTML.
 */
export interface DocumentData extends Pick<PagePayload, 'buildId' | 'page'> {
  readonly site: RuntimeSite
  /** `key` of the sidebar in the document. */
  readonly sidebarKey?: string | undefined
}
