const SHELL_IDS = new Set(
  'announcer docs-data docsearch-input key-sheet-title main page root templates'.split(' '),
)

/** Ids of the navbar and of the search, some of them numbered. */
const SHELL_ID_PATTERN =
  /^(?:navbar_.*|search-(?:conversations|favorite|field|group-\d+|list|option-\d+|recent))$/

/**
 * Whether an id belongs to an element of the shell. Scripts and labels find the element by it: the same
 * id in content would be found instead.
 */
export function isShellId(id: string): boolean {
  return SHELL_IDS.has(id) || SHELL_ID_PATTERN.test(id)
}
