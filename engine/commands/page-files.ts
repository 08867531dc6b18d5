import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { WrittenFile } from '../emit/output-record.ts'
import type { ReadyPage } from './ready-pages.ts'
import {
  documentAndPayload,
  documentPath,
  type RenderContext,
  type RenderedParts,
} from './render-page.ts'

/** What the files of a page are made of, and where they go. */
export type PageInput = Pick<ReadyPage, 'route'> & RenderedParts

export interface PageJob {
  readonly page: PageInput
  readonly key: string
}

/** Where the pages of a language go. */
export interface PageTarget {
  readonly context: RenderContext
  readonly stagingDir: string
  /** Folder of the language inside the output, with its slash; empty for the default one. */
  readonly folder: string
}

/** Output paths of a page: its document, and what a client navigation to it needs. */
export function pagePaths({ route, view }: PageInput, folder: string): string[] {
  const path = `${folder}${documentPath(route)}`
  return view.kind === 'not-found' ? [path] : [path, path.replace(/index\.html$/, 'page.json')]
}

/** Render a page and write its files. */
export function writePageFiles(
  { page, key }: PageJob,
  { context, stagingDir, folder }: PageTarget,
): WrittenFile[] {
  const { document, payload } = documentAndPayload(page, context)
  return pagePaths(page, folder).map((path) => {
    const file = join(stagingDir, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, path.endsWith('.json') ? JSON.stringify(payload) : document)
    const { size, mtimeMs } = statSync(file)
    return { path, key, size, mtimeMs }
  })
}
