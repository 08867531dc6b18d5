/** Class of the button that copies the page. */
export const COPY_PAGE = 'copy-page'

/** Id of the menu beside it. */
export const PAGE_MENU = 'page-menu'

/** Type of the link to the page as Markdown, whose text is copied. */
export const MARKDOWN_TYPE = 'text/markdown'
