import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { WrittenFile } from '../cache/output-record.ts'
import type { DocsConfig } from '../config/schema.ts'
import { markdownHref } from '../pages/markdown-href.ts'
import type { ReadyPage } from '../pages/ready-page.ts'
import { packPageWords } from './packed-page-words.ts'
import { pageTwin } from './page-twin.tsx'
import { documentAndPayload, documentPath, type RenderContext } from './render-page.ts'
import { wordsOfPage } from './words-of-page.ts'

/** A page whose files have to be made. */
export interface PageJob {
  readonly page: ReadyPage
  /** Changes with everything that the files are made of. */
  readonly key: string
}

/** Where the pages of a language go. */
export interface PageTarget {
  readonly context: RenderContext
  readonly config: Pick<DocsConfig, 'url' | 'baseUrl'>
  readonly stagingDir: string
  /** Folder of the language inside the output, with its slash; empty for the default one. */
  readonly folder: string
  /** Whether the words of pages are wanted for the search index. */
  readonly hasIndex: boolean
}

/** What was made of a page. */
export interface PageResult {
  readonly files: readonly WrittenFile[]
  /** For the search index; absent for a page that is not in it. */
  readonly words?: Uint8Array
}

/** Output paths of a page: its document, what a client navigation to it needs, the page as Markdown. */
export function pagePaths(
  { route, view, parts }: Pick<ReadyPage, 'route' | 'view' | 'parts'>,
  folder: string,
): string[] {
  const path = `${folder}${documentPath(route)}`
  return [
    path,
    ...(view.kind === 'not-found' ? [] : [path.replace(/index\.html$/, 'page.json')]),
    ...(parts.markdownHref === undefined ? [] : [twinPath(route, folder)]),
  ]
}

/** Output path of the page as Markdown. */
export function twinPath(route: string, folder: string): string {
  return `${folder}${markdownHref(route).slice(1)}`
}

/** Render a page and write its files. */
export function writePageFiles({ page, key }: PageJob, target: PageTarget): PageResult {
  const { context, config, stagingDir, folder, hasIndex } = target
  const { document, payload } = documentAndPayload(page, context)
  const contentOf = (path: string) => {
    if (path.endsWith('.md')) return pageTwin(page, { config, theme: context.frame.theme })
    return path.endsWith('.json') ? JSON.stringify(payload) : document
  }
  const files = pagePaths(page, folder).map((path) => {
    const file = join(stagingDir, path)
    mkdirSync(dirname(file), { recursive: true })
    // What another part put there may be a link to a file of the former output.
    rmSync(file, { force: true })
    writeFileSync(file, contentOf(path))
    const { size, mtimeMs } = statSync(file)
    return { path, key, size, mtimeMs }
  })
  return hasIndex && page.isIndexed ? { files, words: packPageWords(wordsOfPage(page)) } : { files }
}
