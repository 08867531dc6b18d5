import type { defaultSearchDialogText } from '../../shared/search-dialog-text.ts'
import type { ShellText } from '../../shared/shell-text.ts'

/** Every string of the dialog, in the language of the site. */
export type DialogText = Readonly<Record<keyof typeof defaultSearchDialogText, string>> &
  Pick<ShellText, 'search' | 'retry'>
