const SHELL_IDS = new Set([
  'announcer',
  'docs-data',
  'docsearch-input',
  'key-sheet-title',
  'main',

  'page',
  'root',
  'templates',
])

const NUMBERED =
  /^(?:navbar_.*|search-(?:conversations|favorite|field|group-\d+|list|option-\d+|recent))$/

/**
 * Whether an id belongs to an element around the content, which scripts and labels find by it: one of
 * the same name in content would be found in its place.
 */
export function isShellId(id: string): boolean {
  return SHELL_IDS.has(id) || NUMBERED.test(id)
}
