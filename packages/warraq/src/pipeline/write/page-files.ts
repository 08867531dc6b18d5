import { statSync } from 'node:fs'
import { join } from 'node:path'
import { serialize } from 'node:v8'
import type { WrittenFile } from '../../cache/output-record.ts'
import type { DocsConfig } from '../../config/schema.ts'
import type { ReadyPage } from '../../pages/ready-page.ts'
import { markdownHref } from '../../pages/site-href.ts'
import type { SiteParts } from '../../theme/parts/part.tsx'
import type { PartsSource } from '../load/site-parts.ts'
import { writeNewFile } from './output-writer.ts'
import { pageTwin, type RenderContext, renderPage } from './render-page.tsx'
import { wordsOfPage } from './words-of-page.ts'

/** A page whose files must be written. */
export interface PageJob {
  readonly page: ReadyPage
  /** Cache key: changes with every input of the files. */
  readonly key: string
}

/** Where the pages of a language go. */
export interface PageTarget extends RenderContext {
  readonly stagingDir: string
  /** Output folder of the language, with a final slash; empty for the default one. */
  readonly folder: string
  /** Whether to collect search terms for the index. */
  readonly hasIndex: boolean
}

/** A target that can be sent to a thread, which imports the components of the site again. */
export interface PageWorkerData {
  readonly target: PageTarget
  readonly partsSource: PartsSource
}

export interface PageResult {
  readonly files: readonly WrittenFile[]
  /** Its serialized `PageWords`; absent for a page that is not indexed. */
  readonly words?: Uint8Array
}

export function withParts(target: PageTarget, parts: SiteParts): PageTarget {
  const { frame } = target
  return { ...target, frame: { ...frame, theme: { ...frame.theme, parts } } }
}

export interface PageFilesOptions extends Pick<DocsConfig, 'trailingSlash'> {
  readonly hasMarkdown: boolean
}

/**
 * Files of a page below the folder of its language: `learn/index.html` or `learn.html` with its
 * payload for client navigation, or `404.html` without one; and Markdown.
 */
export function pagePaths(
  route: string,
  { hasMarkdown, trailingSlash }: PageFilesOptions,
): string[] {
  const path = route.replace(/^\//, '')
  if (path.endsWith('.html')) return [path]
  const name = path.replace(/\/$/, '')
  const folder = name === '' ? '' : `${name}/`
  const document = trailingSlash === false && name !== '' ? `${name}.html` : `${folder}index.html`
  const documents = [document, `${folder}page.json`]
  return hasMarkdown ? [...documents, markdownHref(route).slice(1)] : documents
}

export function writePageFiles({ page, key }: PageJob, target: PageTarget): PageResult {
  const { stagingDir, folder, hasIndex } = target
  const { document, payload } = renderPage(page, target)
  const contentOf = (path: string) => {
    if (path.endsWith('.md')) return pageTwin(page, target)
    return path.endsWith('.json') ? JSON.stringify(payload()) : document()
  }
  const files = pagePaths(page.route, {
    hasMarkdown: page.parts.markdownHref !== undefined,
    trailingSlash: target.config.trailingSlash,
  }).map((name) => {
    const path = `${folder}${name}`
    const file = join(stagingDir, path)
    writeNewFile(file, contentOf(name))
    const { size, mtimeMs } = statSync(file)
    return { path, key, size, mtimeMs }
  })
  return hasIndex && page.isIndexed ? { files, words: serialize(wordsOfPage(page)) } : { files }
}
