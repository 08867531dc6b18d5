/** Event of the document: another page is on screen, and its navigation is in place. */
export const PAGE_SHOWN = 'docs:page-shown'
