/** Separates the labels above a page in its metadata, which Pagefind keeps as one text. */
export const CRUMB_SEPARATOR = '\u2002›\u2002'
