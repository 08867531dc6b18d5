/*
 * Ids of elements around the content, by which scripts, labels and links find them. Imported as
 * `SHELL_ID`, so that a bundle contains only those that it uses.
 *
 * All begin with `docs` and a capital letter. Ids of headings have no capital letter, so that an
 * author's `## Main` is `#main`, as on GitHub.
 */

export const root = 'docsRoot'
/** What a navigation replaces. */
export const page = 'docsPage'
export const main = 'docsMain'
export const announcer = 'docsAnnouncer'
export const data = 'docsData'
export const templates = 'docsTemplates'
export const keySheetTitle = 'docsKeySheetTitle'
/** Followed by the number of the item. */
export const navbarItem = 'docsNavbar'
export const menuItem = 'docsMenu'

/** Whether an id is one of the shell: in content, scripts would find the wrong element by it. */
export function isShellId(id: string): boolean {
  return id === 'page-menu' || /^docs[A-Z]/.test(id)
}
