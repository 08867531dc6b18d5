import type { Diagnostic } from './diagnostic.ts'

/** Path of the stream of these messages; `since` in its query names the state of the site a page shows. */
export const DEV_EVENTS_PATH = '/__docs/events'
/** Name of that state in the `Server-Timing` header of a document. */
export const DEV_GENERATION = 'generation'

/** What the dev server tells an open page. */
export type DevMessage =
  | { readonly type: 'page'; readonly href: string }
  | { readonly type: 'problems'; readonly problems: readonly Diagnostic[] }
  | { readonly type: 'reload' }
