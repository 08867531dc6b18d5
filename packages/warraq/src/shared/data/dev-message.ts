import type { Diagnostic } from './diagnostic.ts'

/**
 * Path of the event stream; `since` in its query is the generation of the site that a page shows.
 */
export const DEV_EVENTS_PATH = '/__docs/events'
/** Name of the generation in the `Server-Timing` header of a document. */
export const DEV_GENERATION = 'generation'

/** Messages from the development server to open pages. */
export type DevMessage =
  | { readonly type: 'page'; readonly href: string }
  | { readonly type: 'problems'; readonly problems: readonly Diagnostic[] }
  | { readonly type: 'reload' }
