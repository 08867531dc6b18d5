import type { LogoView } from './brand-view.ts'

/** The footer of a language. Hrefs are final. */
export interface FooterView {
  readonly style: 'light' | 'dark'
  readonly logo?: LogoView | undefined
  /** Copyright line, as HTML. */
  readonly copyright?: string | undefined
  /** Columns have a title; a flat list is a single column without a title. */
  readonly columns: readonly FooterColumnView[]
}

export interface FooterColumnView {
  readonly title?: string | undefined
  readonly items: readonly (FooterLinkView | { readonly kind: 'html'; readonly html: string })[]
}

export interface FooterLinkView {
  readonly kind: 'link'
  readonly label: string
  readonly href: string
  readonly className?: string | undefined
  readonly attributes?: Readonly<Record<string, string>> | undefined
}
