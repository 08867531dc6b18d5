import type { SearchText } from '../shared/search-text.ts'
import type { ShellText } from '../shared/shell-text.ts'

/** Every string of the dialog, in the language of the site. */
export type DialogText = SearchText & Pick<ShellText, 'search' | 'retry'>
