import { posix } from 'node:path'
import { packageName } from '../shared/data/package-name.ts'
import { isMarkdownPath } from '../shared/data/skipped-names.ts'
import type { Doc } from './doc.ts'
import { readNumberPrefix } from './doc-identity.ts'

/**
 * Title of an `index` or README without a heading: the name of its package or folder, and the title
 * of the site at its start. `undefined` for other pages.
 * @param readFile text of a file of the site
 */
export function folderTitle(
  { file, relativePath }: Pick<Doc, 'file' | 'relativePath'>,
  siteTitle: string,
  readFile: (file: string) => string | undefined,
): string | undefined {
  if (!isMarkdownPath(relativePath)) return undefined
  const [, name] = /(?:^|\/)(_?index|readme)\.\w+$/i.exec(relativePath) ?? []
  if (name === undefined) return undefined
  const folder = posix.dirname(relativePath)
  if (folder === '.') return siteTitle
  const isReadme = name.toLowerCase() === 'readme'
  const own = isReadme
    ? packageName(readFile(posix.join(posix.dirname(file), 'package.json')) ?? '')
    : undefined
  return own ?? readNumberPrefix(posix.basename(folder)).name
}
