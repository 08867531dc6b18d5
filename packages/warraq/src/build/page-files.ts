import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { WrittenFile } from '../cache/output-record.ts'
import type { DocsConfig } from '../config/schema.ts'
import type { ReadyPage } from '../pages/ready-page.ts'
import { markdownHref } from '../pages/site-href.ts'
import { packPageWords } from './packed-page-words.ts'
import { pageTwin } from './page-twin.tsx'
import { documentAndPayload, documentPath, type RenderContext } from './render-page.ts'
import { wordsOfPage } from './words-of-page.ts'

/** A page whose files must be written. */
export interface PageJob {
  readonly page: ReadyPage
  /** Cache key: changes with every input of the files. */
  readonly key: string
}

/** Where the pages of a language go. */
export interface PageTarget {
  readonly context: RenderContext
  readonly config: Pick<DocsConfig, 'url' | 'baseUrl'>
  readonly stagingDir: string
  /** Output folder of the language, with a final slash; empty for the default one. */
  readonly folder: string
  /** Whether to collect search terms for the index. */
  readonly hasIndex: boolean
}

/** Result of writing one page. */
export interface PageResult {
  readonly files: readonly WrittenFile[]
  /** Search terms for the index; absent for a page that is not indexed. */
  readonly words?: Uint8Array
}

/** Output paths of a page: document, payload for client navigation, and Markdown. */
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
    writeNewFile(file, contentOf(path))
    const { size, mtimeMs } = statSync(file)
    return { path, key, size, mtimeMs }
  })
  return hasIndex && page.isIndexed ? { files, words: packPageWords(wordsOfPage(page)) } : { files }
}

/**
 * Write a file in a folder that may not exist yet. Instead of asking for the usual case, writing
 * fails in the others.
 */
function writeNewFile(file: string, content: string): void {
  try {
    writeFileSync(file, content, { flag: 'wx' })
  } catch {
    mkdirSync(dirname(file), { recursive: true })
    // A file that another part put there may be a hard link to the previous output.
    rmSync(file, { force: true })
    writeFileSync(file, content)
  }
}
