const SHELL_IDS = new Set(
  'announcer docs-data docsearch-input key-sheet-title main page root templates'.split(' '),
)

/** Ids of the navbar and of the search, some of them with a number. */
const SHELL_ID_PATTERN =
  /^(?:navbar_.*|search-(?:conversations|favorite|field|group-\d+|list|option-\d+|recent))$/

/**
 * Whether an id belongs to an element of the shell. Scripts and labels refer to the element by this
 * id; with the same id in content they would find the wrong one.
 */
export function isShellId(id: string): boolean {
  return SHELL_IDS.has(id) || SHELL_ID_PATTERN.test(id)
}
