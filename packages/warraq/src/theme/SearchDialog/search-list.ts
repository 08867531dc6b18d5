import type { StoredHit } from './search-history.ts'

/** What a screen puts in the body of the dialog. */
export interface SearchList {
  readonly elements: readonly HTMLElement[]
  /** Behind its options, in their order. */
  readonly hits: readonly StoredHit[]
  /** Show which option is the active one. */
  readonly mark: (active: number | null) => void
}

/** What the options of a list do. */
export interface ListActions {
  readonly onActivate: (index: number) => void
  readonly onChoose: (hit: StoredHit) => void
}

/** A screen that says something in place of options. */
export function messageList(message: HTMLElement): SearchList {
  return { elements: [message], hits: [], mark: () => {} }
}
