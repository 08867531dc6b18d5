import { dialogText } from '../dialog/dialog-text.ts'

/** Texts of the search page that the dialog does not have. */
const ownText = {
  searchTitle: 'Search the documentation',
  searchPagePlaceholder: 'Type your search here',
  searchResultsFor: 'Search results for "{query}"',
  fetchingResults: 'Fetching new results...',
  moreResults: 'Show more results',
  searchedVersion: 'Version',
  searchedVersionOf: 'Version of {docs}',
} as const satisfies Record<string, string>

/** Texts of the search page, in English. */
export const searchPageText = { ...dialogText, ...ownText }

/** All texts of the search page, in the language of the site. */
export type SearchPageText = { readonly [Key in keyof typeof searchPageText]: string }

/** Texts of a search page without JavaScript. */
export const searchPageWithoutScriptText = {
  searchNeedsScript:
    'Searching needs JavaScript. The menu leads to the start page of every section, which lists what is in it.',
} as const satisfies Record<string, string>
