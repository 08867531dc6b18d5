import type { SearchText } from '../shared/search-text.ts'
import type { UiText } from '../shared/ui-text.ts'

/** Every string of the dialog, in the language of the site. */
export type DialogText = SearchText & Pick<UiText, 'search' | 'retry'>
