import { defaultSearchDialogText } from './search-dialog-text.ts'
import { defaultSearchPageText } from './search-page-text.ts'

/** Strings of search dialog and search page: loaded with them, not with the shell. */
export const defaultSearchText = { ...defaultSearchDialogText, ...defaultSearchPageText }

export type SearchText = { readonly [Key in keyof typeof defaultSearchText]: string }
