import { posix } from 'node:path'
import type { DocsRoot } from '../config/docs-root.ts'
import { type Diagnostic, errorAt } from '../shared/diagnostic.ts'
import type { PageSource } from '../shared/page-source.ts'
import { readSource } from './read-source.ts'
import { type FileList, listFiles } from './site-files.ts'

export interface CollectedSources {
  readonly sources: readonly PageSource[]
  /** `_category_.json|yml|yaml` files by their path relative to the site root. */
  readonly categoryFiles: ReadonlyMap<string, string>
  /** `tags.yml` of the docs roots, by key of the docs root. */
  readonly tagsFiles: ReadonlyMap<string, { readonly path: string; readonly text: string }>
  readonly problems: readonly Diagnostic[]
}

/** Read every page and category file of the given docs roots, in a stable order. */
export function collectSources(root: string, docsRoots: readonly DocsRoot[]): CollectedSources {
  const parts = docsRoots.map((section) => collectSection(root, section))
  return {
    sources: parts.flatMap(({ sources }) => sources),
    categoryFiles: new Map(parts.flatMap(({ categoryFiles }) => [...categoryFiles])),
    tagsFiles: new Map(parts.flatMap(({ tagsFiles }) => [...tagsFiles])),
    problems: parts.flatMap(({ problems }) => problems),
  }
}

const NOTHING = { sources: [], categoryFiles: new Map(), tagsFiles: new Map() }

function collectSection(root: string, section: DocsRoot): CollectedSources {
  const names = pagesBelow(root, section)
  if ('problem' in names) return { ...NOTHING, problems: [names.problem] }
  const pageNames = names.files.filter(isPage)
  if (pageNames.length === 0)
    return {
      ...NOTHING,
      problems: names.problems.length > 0 ? names.problems : [emptyFolder(section)],
    }
  const { translatedPath } = section
  const translated =
    translatedPath === undefined ? undefined : translatedNames(root, translatedPath)
  const translatedFiles = new Set(translated?.files)
  const problems: Diagnostic[] = [...names.problems, ...(translated?.problems ?? [])]
  const read = (file: string) => {
    const source = readSource(root, file)
    problems.push(...source.problems)
    return source.text
  }
  // Reading one file after the other takes half as long as reading thousands of small files in
  // parallel.
  const sources = pageNames.map((relativePath): PageSource => {
    const originalFile = posix.join(section.path, relativePath)
    const translatedFile = posix.join(translatedPath ?? '', relativePath)
    const file = translatedFiles.has(relativePath) ? translatedFile : originalFile
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
  return { sources, categoryFiles: new Map(categoryFiles), tagsFiles: new Map(tagsFiles), problems }
}

function pagesBelow(root: string, section: DocsRoot): FileList | { readonly problem: Diagnostic } {
  try {
    return listFiles(root, section.path, isSkipped)
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? 'unknown error'
    return { problem: unreadableFolder(section, code) }
  }
}

/** Names that never contain pages, because a docs root can be the folder of a whole project. */
function isSkipped(name: string, isFolder: boolean): boolean {
  return name.startsWith('.') || (isFolder && (name === 'node_modules' || name === 'dist'))
}

/** A locale without a folder has no translations yet. */
function translatedNames(root: string, folder: string): FileList {
  try {
    return listFiles(root, folder, isSkipped)
  } catch {
    return { files: [], problems: [] }
  }
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
  return errorAt(section.path, missing ? 'content/missing-folder' : 'content/unreadable-folder', {
    found: missing ? 'no such folder' : `a folder that cannot be read (${code})`,
    expected: `the folder with the pages of section "${section.id}"`,
    fix: missing
      ? `create ${section.path} with at least one page, or correct "path" of section "${section.id}" in docs.config.ts`
      : `give the account that builds the site the right to read ${section.path}`,
  })
}

function emptyFolder(section: DocsRoot): Diagnostic {
  return errorAt(section.path, 'content/empty-folder', {
    found: 'no .md or .mdx page',
    expected: `at least one page in section "${section.id}"`,
    fix: `add ${section.path}/index.md, or remove the section from docs.config.ts`,
  })
}
