import type { Diagnostic } from './diagnostic.ts'

/** What the dev server tells an open page. */
export type DevMessage =
  | { readonly type: 'page'; readonly href: string }
  | { readonly type: 'css'; readonly href: string }
  | { readonly type: 'problems'; readonly problems: readonly Diagnostic[] }
  | { readonly type: 'reload' }
