/** Names that never contain pages, because a docs root can be the folder of a whole project. */
export function isSkippedName(name: string, isFolder: boolean): boolean {
  return name.startsWith('.') || (isFolder && (name === 'node_modules' || name === 'dist'))
}

/** Partials, tests and everything in a folder whose name starts with `_` are not pages. */
export function isPagePath(path: string): boolean {
  const isExcluded = path.split('/').some((part) => part.startsWith('_') || part === '__tests__')
  return isMarkdownPath(path) && !isExcluded
}

export function isMarkdownPath(path: string): boolean {
  return MARKDOWN_ENDING.test(path)
}

/** `guide.md` becomes `guide`. */
export function withoutMarkdownEnding(path: string): string {
  return path.replace(MARKDOWN_ENDING, '')
}

/** How files of Markdown end, most frequent first. */
export const MARKDOWN_ENDINGS = ['.md', '.mdx', '.markdown', '.mdown', '.mkd', '.mkdn'] as const

const MARKDOWN_ENDING = new RegExp(
  `\\.(?:${MARKDOWN_ENDINGS.map((end) => end.slice(1)).join('|')})$`,
  'i',
)
