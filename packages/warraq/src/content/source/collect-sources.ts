import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { formatOf } from '@warraq/markup/source-code'
import type { DocsRoot } from '../../config/docs-root.ts'
import { BUILD_MARKER } from '../../shared/data/build-marker.ts'
import type { Diagnostic } from '../../shared/data/diagnostic.ts'
import type { PageSource } from '../../shared/data/page-source.ts'
import { problemAt } from '../../shared/data/problem-at.ts'
import { isMarkdownPath, isPagePath, isSkippedName } from '../../shared/data/skipped-names.ts'
import { isOtherFormat } from './other-format.ts'
import { besideSite, listFiles, placeOf, readSource } from './site-files.ts'

export interface CollectedSources {
  readonly sources: readonly PageSource[]
  /** `_category_.json|yml|yaml` files by their path relative to the site root. */
  readonly categoryFiles: ReadonlyMap<string, string>
  /** `tags.yml` of the docs roots, by key of the docs root. */
  readonly tagsFiles: ReadonlyMap<string, { readonly path: string; readonly text: string }>
  /** Folders that are left out because of their names, relative to the site root. */
  readonly skippedFolders: readonly string[]
  /** Markdown files that are not pages: partials and tests. */
  readonly partials: readonly string[]
  /** Files of documentation that are not Markdown, relative to the site root. */
  readonly otherFormats: readonly string[]
  readonly problems: readonly Diagnostic[]
}

/** Read every page and category file of the given docs roots, in a stable order. */
export function collectSources(root: string, docsRoots: readonly DocsRoot[]): CollectedSources {
  const found = nothing()
  for (const section of docsRoots) collectSection(root, section, found)
  const { skippedFolders, otherFormats, ...rest } = found
  return { ...rest, skippedFolders: [...skippedFolders], otherFormats: [...otherFormats] }
}

function nothing() {
  return {
    sources: [] as PageSource[],
    categoryFiles: new Map<string, string>(),
    tagsFiles: new Map<string, { readonly path: string; readonly text: string }>(),
    skippedFolders: new Set<string>(),
    partials: [] as string[],
    otherFormats: new Set<string>(),
    problems: [] as Diagnostic[],
  }
}

function collectSection(root: string, section: DocsRoot, found: ReturnType<typeof nothing>): void {
  const { key, path, translatedPath } = section
  const own = listSection(root, section, found.skippedFolders)
  const names = new Set(own.files.map((name) => name.toLowerCase()))
  const isPage = (name: string) =>
    isPagePath(name) || isHugoIndex(name, names) || (section.underscored && isMarkdownPath(name))
  const isSidebar = (name: string) => posix.join(path, name) === section.sidebar
  const pageNames = own.files.filter((name) => isPage(name) && !isSidebar(name))
  for (const name of own.files) {
    const file = posix.join(path, name)
    if (isMarkdownPath(name) && !isPage(name)) found.partials.push(file)
    if (isOtherFormat(name)) found.otherFormats.add(file)
  }
  found.problems.push(...own.problems)
  if (pageNames.length === 0) {
    if (own.problems.length === 0) found.problems.push(emptyFolder(section))
    return
  }
  // A locale without a folder has no translations yet.
  const translated =
    translatedPath === undefined
      ? undefined
      : listFiles(root, translatedPath, () => [], isSkippedName)
  const translatedFiles = new Set(translated?.files)
  found.problems.push(
    ...(translated?.problems ?? []),
    ...[...translatedFiles]
      .filter((name) => isPagePath(name) && !names.has(name.toLowerCase()))
      .map((name) => withoutOriginal(posix.join(translatedPath ?? '', name), path)),
  )
  const read = (file: string) => {
    const source = readSource(root, file, besideSite([path]))
    found.problems.push(...source.problems)
    return source.text
  }
  // Reading one file after the other takes half as long as reading thousands of small files in
  // parallel.
  for (const relativePath of pageNames) {
    const originalFile = posix.join(path, relativePath)
    const translatedFile = posix.join(translatedPath ?? '', relativePath)
    const file = translatedFiles.has(relativePath) ? translatedFile : originalFile
    found.sources.push({
      file,
      originalFile,
      ...(translatedPath === undefined ? {} : { translatedFile }),
      rootKey: key,
      relativePath,
      format: formatOf(relativePath),
      text: read(file),
    })
  }
  for (const name of own.files) {
    const file = posix.join(path, name)
    if (isCategoryFile(name)) found.categoryFiles.set(file, read(file))
    if (/^tags\.ya?ml$/.test(name)) found.tagsFiles.set(key, { path: file, text: read(file) })
  }
}

/** Files of a section, by their paths below its folder. */
function listSection(root: string, section: DocsRoot, skipped: Set<string>) {
  const { path, include = ['.'] } = section
  const isSkipped = (name: string, isFolder: boolean, file: string) => {
    const skips = isSkippedName(name, isFolder)
    if (skips && isFolder) skipped.add(file)
    return skips || (isFolder && isBuilt(join(root, file)))
  }
  const lists = include.map((place) => {
    if (isMarkdownPath(place) && placeOf(root, posix.join(path, place)) === 'inside')
      return { files: [place], problems: [] }
    const unreadable = (code: string) => [unreadableFolder(section, posix.join(path, place), code)]
    const list = listFiles(root, posix.join(path, place), unreadable, isSkipped)
    return { ...list, files: list.files.map((name) => posix.join(place, name)) }
  })
  return {
    files: [...new Set(lists.flatMap(({ files }) => files))].sort(),
    problems: lists.flatMap(({ problems }) => problems),
  }
}

/** Whether a build wrote the folder, under whatever name. */
function isBuilt(folder: string): boolean {
  return existsSync(join(folder, BUILD_MARKER))
}

/** The page of a folder in Hugo, unless the folder has another one. */
function isHugoIndex(path: string, names: ReadonlySet<string>): boolean {
  const [match, folder = ''] = /^((?:[^_/][^/]*\/)*)_index\.md$/.exec(path) ?? []
  const others = ['index', 'readme'].flatMap((name) => [`${name}.md`, `${name}.mdx`])
  return match !== undefined && !others.some((name) => names.has(`${folder.toLowerCase()}${name}`))
}

function isCategoryFile(path: string): boolean {
  return /^(?:[^/_][^/]*\/)*_category_\.(?:json|ya?ml)$/.test(path)
}

function withoutOriginal(file: string, folder: string): Diagnostic {
  return problemAt(file, 'content/no-original', {
    found: 'the translation of a page that does not exist',
    expected: `a page with the same path in ${folder}, the folder of the default language`,
    fix: 'move the translation to where its original is, or remove it; it is not published',
    cause: folder,
  })
}

function unreadableFolder(section: DocsRoot, folder: string, code: string): Diagnostic {
  const missing = code === 'ENOENT'
  return problemAt(folder, missing ? 'content/missing-folder' : 'content/unreadable-folder', {
    found: missing ? 'no such folder' : `a folder that cannot be read (${code})`,
    expected: `the folder with the pages of section "${section.id}"`,
    fix: missing
      ? `create ${folder} with at least one page, or correct "path" of section "${section.id}" in docs.config.ts`
      : `give the account that builds the site the right to read ${folder}`,
  })
}

function emptyFolder(section: DocsRoot): Diagnostic {
  return problemAt(section.path, 'content/empty-folder', {
    found: 'no page in Markdown or MDX',
    expected: `at least one page in section "${section.id}"`,
    fix: `add ${section.path}/index.md, or remove the section from docs.config.ts`,
  })
}
