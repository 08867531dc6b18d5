/**
 * Names that never contain pages, because a docs root can be the folder of a whole project.
 */
export function isSkippedName(name: string, isFolder: boolean): boolean {
  return name.startsWith('.') || (isFolder && (name === 'node_modules' || name === 'dist'))
}

/** Partials, tests and everything in a folder whose name starts with `_` are no pages. */
export function isPagePath(path: string): boolean {
  const isExcluded = path.split('/').some((part) => part.startsWith('_') || part === '__tests__')
  return isMarkdownPath(path) && !isExcluded
}

export function isMarkdownPath(path: string): boolean {
  return /\.mdx?$/i.test(path)
}
