/*
 * Ids of elements of the search, by which scripts and labels find them. Imported as `ELEMENT_ID`, so
 * that a bundle contains only those that it uses. All begin as those of the engine do.
 */

export const searchDialog = 'docsSearch'
export const searchDialogField = 'docsSearchInput'
export const searchPageField = 'docsSearchField'
export const searchList = 'docsSearchList'
export const searchOffers = 'docsSearchOffers'
/** Followed by a number or a name. */
export const searchGroup = 'docsSearchGroup-'
export const searchOption = 'docsSearchOption-'
