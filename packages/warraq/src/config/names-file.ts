import { existsSync, realpathSync } from 'node:fs'
import { relative } from 'node:path'

/**
 * Whether a message of the bundler names a file: by its path from the root of the site or from the
 * working folder, or by the whole path; also as the file to which links lead, as in pnpm's folders.
 * @param file absolute
 */
export function namesFile(message: string, file: string, root: string): boolean {
  const files = existsSync(file) ? [file, realpathSync(file)] : [file]
  return files
    .flatMap((path) => [path, relative(root, path), relative(process.cwd(), path)])
    .some((name) => hasPath(message, name))
}

/** Whether a text contains a path that is not a part of a longer one. */
function hasPath(text: string, path: string): boolean {
  const escaped = path.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
  return new RegExp(`(?<![^\\s"'\`([])${escaped}(?![\\w/-])`).test(text)
}
