import type { Doc } from './doc.ts'

/** A sidebar before rendering, with references to docs. */
export type SidebarItem =
  | {
      readonly kind: 'doc'
      readonly doc: Doc
      readonly label: string
      readonly className?: string
      /**
       * A second mention: the doc belongs to another sidebar and is not part of this one's
       * pagination.
       */
      readonly isReference?: true
    }
  | {
      readonly kind: 'link'
      readonly href: string
      readonly label: string
      readonly className?: string
    }
  | { readonly kind: 'html'; readonly html: string; readonly className?: string }
  | SidebarCategory

export interface SidebarCategory {
  readonly kind: 'category'
  /** Folder path, or the labels above it. */
  readonly id: string
  readonly label: string
  readonly doc?: Doc
  readonly collapsible: boolean
  readonly collapsed: boolean
  readonly className?: string
  readonly description?: string
  readonly items: readonly SidebarItem[]
}
