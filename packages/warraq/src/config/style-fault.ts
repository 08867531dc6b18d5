import { existsSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'
import { packageNameOf } from '../system/package-files.ts'

/** What PostCSS says about an import that it cannot read; it names neither file nor package. */
const UNREAD = /ENOENT: no such file or directory, open '([^']+)'/
const NO_CONFIG_PACKAGE =
  /Failed to load PostCSS config[\s\S]*?Cannot find (?:package|module) '([^']+)'(?: imported from (\S+))?/

export interface StyleSheets {
  /** Absolute root of the site. */
  readonly root: string
  /** Absolute paths of the style sheets that were translated. */
  readonly files: readonly string[]
}

/**
 * What is wrong with the style sheets of a site, and how to correct it, from the message of PostCSS:
 * an import of a package that is not installed, or of a file that does not exist.
 * @returns `undefined` for any other message
 */
export function styleFault(message: string, { root, files }: StyleSheets): string | undefined {
  const nameOf = (file: string) => relative(root, file).replaceAll(sep, '/')
  const [, needed, config] = NO_CONFIG_PACKAGE.exec(message) ?? []
  if (needed !== undefined)
    return `${config === undefined ? 'The configuration of PostCSS' : nameOf(config)} needs ${notInstalled(needed)}`
  const [, imported = ''] = UNREAD.exec(message) ?? []
  if (imported === '') return undefined
  const place = placeOfImport(imported, files)
  const where = place === undefined ? 'A style sheet' : `${nameOf(place.file)}:${place.line}`
  return isPackage(imported)
    ? `${where} imports ${notInstalled(packageNameOf(imported))}`
    : `${where} imports "${isAbsolutePath(imported) ? nameOf(imported) : imported}", which does not exist. Create it, or correct the import.`
}

function notInstalled(name: string): string {
  return `the package ${name}, which is not installed. Install it: npm install ${name}`
}

const isAbsolutePath = (path: string) => /^(?:\/|[A-Za-z]:[\\/])/.test(path)
const isPackage = (path: string) => !isAbsolutePath(path) && !path.startsWith('.')

const IMPORT = /@import\s+(?:url\(\s*)?(["'])([^"'\n]+)\1/g

/** The first import of something in style sheets, or in those that they import. */
function placeOfImport(imported: string, files: readonly string[]) {
  const open = [...files]
  for (const file of open) {
    if (!existsSync(file)) continue
    const text = readFileSync(file, 'utf8')
    for (const { 2: path = '', index } of text.matchAll(IMPORT)) {
      const target = resolve(dirname(file), path)
      if (path === imported || target === imported)
        return { file, line: text.slice(0, index).split('\n').length }
      if (path.startsWith('.') && !open.includes(target)) open.push(target)
    }
  }
  return undefined
}
