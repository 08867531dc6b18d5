import { createContext } from 'react'
import type { PlacedNavbarItem } from '../../shared/data/site-view.ts'
import { messageOf } from '../../shared/text/message-of.ts'

/** The navbar item of the configuration that is being rendered, for messages about failures. */
export const WrittenItem = createContext<string | undefined>(undefined)

/** Where a navbar item is written, and how: `(navbar.items[3]) of your docs.config.ts: {…}`. */
export function writtenItemOf({
  place,
  written,
}: Pick<PlacedNavbarItem, 'place' | 'written'>): string {
  return `(${place}) of your docs.config.ts: ${written}`
}

/** An error that names the navbar item whose component threw. */
export function navbarItemFailed(writtenItem: string, cause: unknown): Error {
  return new Error(
    `A theme navbar item failed to render (${messageOf(cause)}). Please double-check the following navbar item ${writtenItem}`,
    { cause },
  )
}
