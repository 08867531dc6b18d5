import { readdir } from 'node:fs/promises'
import { join, posix } from 'node:path'
import type { DocsRoot } from '../config/docs-root.ts'
import type { Diagnostic } from '../shared/diagnostic.ts'
import type { PageSource } from './page-source.ts'
import { readSource } from './read-source.ts'

export interface CollectedSources {
  readonly sources: readonly PageSource[]
  /** `_category_.json|yml|yaml` files by their path relative to the site root. */
  readonly categoryFiles: ReadonlyMap<string, string>
  /** `tags.yml` of the docs roots, by key of the docs root. */
  readonly tagsFiles: ReadonlyMap<string, { readonly path: string; readonly text: string }>
  readonly problems: readonly Diagnostic[]
}

/** Read every page and category file of the given docs roots, in a stable order. */
export async function collectSources(
  root: string,
  docsRoots: readonly DocsRoot[],
): Promise<CollectedSources> {
  const parts = await Promise.all(docsRoots.map((section) => collectSection(root, section)))
  return {
    sources: parts.flatMap(({ sources }) => sources),
    categoryFiles: new Map(parts.flatMap(({ categoryFiles }) => [...categoryFiles])),
    tagsFiles: new Map(parts.flatMap(({ tagsFiles }) => [...tagsFiles])),
    problems: parts.flatMap(({ problems }) => problems),
  }
}

async function collectSection(root: string, section: DocsRoot): Promise<CollectedSources> {
  const names = await listFiles(join(root, section.path), section)
  if ('problem' in names)
    return {
      sources: [],
      categoryFiles: new Map(),
      tagsFiles: new Map(),
      problems: [names.problem],
    }
  const pageNames = names.files.filter(isPage)
  if (pageNames.length === 0)
    return {
      sources: [],
      categoryFiles: new Map(),
      tagsFiles: new Map(),
      problems: [emptyFolder(section)],
    }
  const { translatedPath } = section
  const translated =
    translatedPath === undefined ? undefined : await translatedNames(join(root, translatedPath))
  const problems: Diagnostic[] = []
  const read = (file: string) => {
    const source = readSource(root, file)
    problems.push(...source.problems)
    return source.text
  }
  // One after the other: for thousands of small files that is half the work of reading at once.
  const sources = pageNames.map((relativePath): PageSource => {
    const originalFile = posix.join(section.path, relativePath)
    const translatedFile = posix.join(translatedPath ?? '', relativePath)
    const file = translated?.has(relativePath) === true ? translatedFile : originalFile
    return {
      file,
      originalFile,
      ...(translated === undefined ? {} : { translatedFile }),
      rootKey: section.key,
      relativePath,
      format: relativePath.endsWith('.mdx') ? 'mdx' : 'md',
      text: read(file),
    }
  })
  const categoryFiles = names.files.filter(isCategoryFile).map((relativePath) => {
    const file = posix.join(section.path, relativePath)
    return [file, read(file)] as const
  })
  const tagsName = names.files.find((name) => /^tags\.ya?ml$/.test(name))
  const path = posix.join(section.path, tagsName ?? '')
  const tagsFiles =
    tagsName === undefined ? [] : [[section.key, { path, text: read(path) }] as const]
  return {
    sources,
    categoryFiles: new Map(categoryFiles),
    tagsFiles: new Map(tagsFiles),
    problems,
  }
}

async function listFiles(
  folder: string,
  section: DocsRoot,
): Promise<{ files: string[] } | { problem: Diagnostic }> {
  try {
    return { files: await filesBelow(folder) }
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? 'unknown error'
    return { problem: unreadableFolder(section, code) }
  }
}

/** Folders that never hold pages: a docs root can be the folder of a whole project. */
const SKIPPED_FOLDERS = /^(?:\..*|node_modules|dist)$/

/** Paths of all files below a folder, with `/`. */
async function filesBelow(folder: string): Promise<string[]> {
  const files = await walk(folder, '')
  return files.sort()
}

async function walk(folder: string, below: string): Promise<string[]> {
  const entries = await readdir(join(folder, below), { withFileTypes: true })
  const found = await Promise.all(
    entries.map((entry) => {
      const path = posix.join(below, entry.name)
      if (entry.isDirectory()) return SKIPPED_FOLDERS.test(entry.name) ? [] : walk(folder, path)
      return entry.isFile() ? [path] : []
    }),
  )
  return found.flat()
}

/** A locale without a folder has translated nothing yet. */
async function translatedNames(folder: string): Promise<ReadonlySet<string>> {
  return new Set(await filesBelow(folder).catch(() => []))
}

function isPage(path: string): boolean {
  return /\.mdx?$/i.test(path) && !isExcluded(path)
}

/** Partials, tests and everything in a folder whose name starts with `_`. */
function isExcluded(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('_') || part === '__tests__')
}

function isCategoryFile(path: string): boolean {
  const folders = path.split('/').slice(0, -1)
  return (
    /(^|\/)_category_\.(json|ya?ml)$/.test(path) && !folders.some((part) => part.startsWith('_'))
  )
}

function unreadableFolder(section: DocsRoot, code: string): Diagnostic {
  const missing = code === 'ENOENT'
  return {
    code: missing ? 'content/missing-folder' : 'content/unreadable-folder',
    severity: 'error',
    file: section.path,
    found: missing ? 'no such folder' : `a folder that cannot be read (${code})`,
    expected: `the folder with the pages of section "${section.id}"`,
    fix: missing
      ? `create ${section.path} with at least one page, or correct "path" of section "${section.id}" in docs.config.ts`
      : `give the account that builds the site the right to read ${section.path}`,
  }
}

function emptyFolder(section: DocsRoot): Diagnostic {
  return {
    code: 'content/empty-folder',
    severity: 'error',
    file: section.path,
    found: 'no .md or .mdx page',
    expected: `at least one page in section "${section.id}"`,
    fix: `add ${section.path}/index.md, or remove the section from docs.config.ts`,
  }
}
