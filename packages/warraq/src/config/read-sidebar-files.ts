import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Diagnostic } from '../shared/data/diagnostic.ts'
import { isMarkdownPath, isPagePath } from '../shared/data/skipped-names.ts'
import { UsageError } from '../shared/data/usage-error.ts'
import { messageOf } from '../shared/text/message-of.ts'
import type { DocsRoot } from './docs-root.ts'
import { hasStart } from './start-page.ts'
import { summaryItems } from './summary-items.ts'

export interface SidebarFile {
  /** Sidebars by id. */
  readonly sidebars: unknown
  readonly problems: readonly Diagnostic[]
}

type SidebarPlace = Pick<DocsRoot, 'path' | 'label'>

/**
 * The sidebars files of a site, by key of the docs root: JSON, or a `SUMMARY.md` of mdBook or
 * GitBook. A TypeScript configuration can import sidebars and contain them directly.
 * @throws UsageError when a file is missing or not JSON.
 */
export function readSidebarFiles(
  root: string,
  docsRoots: readonly DocsRoot[],
): ReadonlyMap<string, SidebarFile> {
  return new Map(
    docsRoots.flatMap((docsRoot) =>
      typeof docsRoot.sidebar === 'string'
        ? [[docsRoot.key, readSidebarFile(root, docsRoot.sidebar, docsRoot)] as const]
        : [],
    ),
  )
}

/**
 * One sidebars file.
 * @throws UsageError when it is missing or not JSON.
 */
export function readSidebarFile(root: string, file: string, place: SidebarPlace): SidebarFile {
  const path = join(root, file)
  if (!existsSync(path))
    throw new UsageError(
      `The sidebars file "${file}" does not exist.\nCreate it, or set "sidebar: true".`,
    )
  const text = readFileSync(path, 'utf8')
  if (isMarkdownPath(file)) return readSummary(root, { file, text, place })
  try {
    const sidebars = JSON.parse(text, (key, value) =>
      // For editors only.
      key === '$schema' ? undefined : value,
    )
    return { sidebars, problems: [] }
  } catch (cause) {
    throw new UsageError(`${file} is not JSON: ${messageOf(cause)}`)
  }
}

interface SummaryFile {
  readonly file: string
  readonly text: string
  readonly place: SidebarPlace
}

/** The sidebar of a summary; without a page for the start, a generated one lists the others. */
function readSummary(root: string, { file, text, place }: SummaryFile): SidebarFile {
  const folder = posix.relative(place.path, posix.dirname(file))
  const isPage = (path: string) => isPagePath(path) && existsSync(join(root, place.path, path))
  const pageAt = (path: string) => {
    const from = posix.join(folder, path)
    const candidates = path === '' ? [] : [from, posix.join(from, 'README.md'), `${from}.md`]
    return candidates.find((candidate) => !candidate.startsWith('..') && isPage(candidate))
  }
  const { items, problems } = summaryItems(text, { file, pageAt })
  if (hasStart(root, place.path)) return { sidebars: { defaultSidebar: items }, problems }
  const link = { type: 'generated-index', slug: '/' }
  const label = place.label ?? posix.basename(place.path)
  const all = { type: 'category', label, collapsible: false, link, items }
  return { sidebars: { defaultSidebar: [all] }, problems }
}

/** Path of the summary in a folder of pages, relative to the site root; `undefined` = none. */
export function summaryIn(root: string, folder: string): string | undefined {
  const file = posix.join(folder, 'SUMMARY.md')
  const path = join(root, file)
  if (!existsSync(path)) return undefined
  const { items } = summaryItems(readFileSync(path, 'utf8'), {
    file,
    pageAt: (at) => at || undefined,
  })
  return items.some(({ type }) => type !== 'link') ? file : undefined
}
