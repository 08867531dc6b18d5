import {
  type ImportingSite,
  importedPath,
  LINKED_FILE,
  takeImports,
  withMdxComments,
  withoutMdxFences,
} from 'warraq/plugin'
import { type ModuleNames, withoutAlias } from './module-names.ts'
import { isProvided } from './provided-modules.ts'

/**
 * Name of the module that a page imports: a path relative to the site root, or a package;
 * `undefined` for what the engine reads itself, partials and images, and for what this package has.
 */
export function moduleKey(from: string, file: string): string | undefined {
  const isRaw = /raw-loader!|\?raw$/.test(from)
  const plain = from.replace(/^.*!/, '').replace(/\?[\s\S]*$/, '')
  const path = importedPath(plain, file) ?? plain
  if (isRaw) return `${path}?raw`
  if (isProvided(plain)) return undefined
  if (/\.mdx?$/.test(plain) || LINKED_FILE.test(plain)) return undefined
  return path
}

/** Keys of all modules that the pages of a site and their partials import. */
export function importedKeys(
  { pages, readFile, mayImport }: Pick<ImportingSite, 'pages' | 'readFile' | 'mayImport'>,
  names: ModuleNames,
): string[] {
  const keys = new Set<string>()
  const read = new Set<string>()
  const visit = (file: string, text: string): void => {
    read.add(file)
    for (const written of modulesIn(text)) {
      const from = withoutAlias(written, names)
      const key = moduleKey(from, file)
      if (key !== undefined && mayImport(key.replace(/\?[\s\S]*$/, ''))) keys.add(key)
      const partial = /^[^!]*\.mdx?$/.test(from) ? importedPath(from, file) : undefined
      if (partial === undefined || read.has(partial)) continue
      const inner = readFile(partial)
      if (inner !== undefined) visit(partial, inner)
    }
  }
  for (const { file, text } of pages) visit(file, text)
  if (names.globals !== undefined) keys.add(names.globals)
  return [...keys].sort()
}

/** What a source imports at its top and requires within expressions. */
function modulesIn(written: string): string[] {
  const text = withoutMdxFences(written)
  const imported = /^import\b/m.test(text)
    ? takeImports(withMdxComments(text)).imports.map(({ from }) => from)
    : []
  return [...imported, ...requiredIn(text)]
}

/**
 * Paths of files in `require('./x.png')`. Packages are left out, because code blocks may contain
 * calls that never run.
 */
function requiredIn(text: string): string[] {
  if (!text.includes('require(')) return []
  const calls = text.matchAll(/\brequire\(\s*(['"])((?:!|[\w-]+!|\.|@site\/)[^'"\n]+)\1\s*\)/g)
  return [...calls].map(([, , from = '']) => from)
}
