/** Stands in the HTML of a page for cards of the pages beside it in its sidebar. */
export const DOC_CARDS = '<docs-cards></docs-cards>'
