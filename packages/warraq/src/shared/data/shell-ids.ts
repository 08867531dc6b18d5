/**
 * How every id of the shell begins. Ids of headings have no capital letter, so that an author's
 * `## Main` is `#main`, as on GitHub.
 */
const PREFIX = 'docs'

/** Ids of elements around the content, by which scripts, labels and links find them. */
export const SHELL_ID = {
  root: `${PREFIX}Root`,
  /** What a navigation replaces. */
  page: `${PREFIX}Page`,
  main: `${PREFIX}Main`,
  announcer: `${PREFIX}Announcer`,
  data: `${PREFIX}Data`,
  templates: `${PREFIX}Templates`,
  keySheetTitle: `${PREFIX}KeySheetTitle`,
  /** Followed by the number of the item. */
  navbarItem: `${PREFIX}Navbar`,
  menuItem: `${PREFIX}Menu`,
  searchDialogField: `${PREFIX}SearchInput`,
  searchPageField: `${PREFIX}SearchField`,
  searchList: `${PREFIX}SearchList`,
  searchOffers: `${PREFIX}SearchOffers`,
  /** Followed by a number or a name. */
  searchGroup: `${PREFIX}SearchGroup-`,
  searchOption: `${PREFIX}SearchOption-`,
  conversations: `${PREFIX}Conversations`,
} as const

/**
 * Whether an id belongs to an element of the shell. With the same id in content, scripts and labels
 * would find the wrong element.
 */
export function isShellId(id: string): boolean {
  return /^docs[A-Z]/.test(id)
}
