import type { Diagnostic } from './diagnostic.ts'

/** Path of the event stream; `since` in its query is the generation that a page shows. */
export const DEV_EVENTS_PATH = '/__docs/events'
/** Path that opens a file of the site in the author's editor; `file` and `line` in its query. */
export const DEV_OPEN_PATH = '/__docs/open'
/** Folder of the current style sheets: that of every page, and those of some pages by name. */
export const DEV_STYLES_PATH = '/__docs/styles/'
/** Below this path, a browser names the page that it shows. */
export const DEV_VIEW_PATH = '/__docs/view/'
/** Name of the style sheet of every page in that folder. */
export const DEV_FRAME_STYLE = 'site'
/** Name of the generation in the `Server-Timing` header of a document. */
export const DEV_GENERATION = 'generation'

/** Messages from the development server to open pages. */
export type DevMessage =
  | { readonly type: 'page'; readonly href: string }
  | { readonly type: 'problems'; readonly problems: readonly Diagnostic[] }
  /** Everything is being rebuilt, the pages in view first. */
  | { readonly type: 'rebuilding'; readonly isRunning: boolean }
  | { readonly type: 'styles' }
  | { readonly type: 'reload' }
