import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { textOfHtml } from '@warraq/markup/text-of-html'

/** Bytes that a first visit of a page loads, gzip -9. */
export interface FirstVisitBytes {
  /** The document without its `<article>`, whose text belongs to its writer. */
  readonly frame: number
  readonly css: number
  readonly script: number
  /** Fonts in a wide window; a phone loads none. */
  readonly font: number
  /** Files that the first intent to search adds: dialog, styles, React, worker and catalogue. */
  readonly intent: number
  /**
   * Bytes on a phone: everything except the font, the style sheet, which is in the document, and
   * the intent.
   */
  readonly total: number
  /** Bytes in a wide window: those on a phone, the font, and the code that follows scrolling. */
  readonly wide: number
}

/** Measure a page of a built site: its document, its scripts with their imports, its fonts. */
export async function firstVisitBytes(dist: string, route: string): Promise<FirstVisitBytes> {
  const assets = join(dist, 'assets')
  const html = await readFile(join(dist, route, 'index.html'), 'utf8')
  const css = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
    .map(([, text]) => text)
    .join('')
  const scripts = await firstScripts(assets, html)
  const fonts = new Set(namesIn(withUsedFaces(html), /["'(/]([\w.-]+\.woff2)/g))
  const sizes = {
    frame: gzipped(html.replace(/<article[\s\S]*<\/article>/, '')),
    script: await gzippedFiles(assets, scripts),
    font: await gzippedFiles(assets, fonts),
    intent: await intentBytes(dist, scripts),
  }
  const total = sizes.frame + sizes.script
  const followers = await chunkBytes(assets, /^scroll-followers-[\w-]+\.js$/, scripts)
  return { ...sizes, css: gzipped(css), total, wide: total + sizes.font + followers }
}

/** A document without the faces for letters that it does not have, which therefore do not load. */
function withUsedFaces(html: string): string {
  const text = textOfHtml(html)
  return html.replace(
    /@font-face\s*\{[^}]*unicode-range:\s*([^;}]+)[^}]*\}/g,
    (face, ranges: string) => {
      const letters = ranges.replace(
        /U\+(\w+)(?:-(\w+))?[,\s]*/gi,
        (_, from: string, to = from) => `\\u{${from}}-\\u{${to}}`,
      )
      return new RegExp(`[${letters}]`, 'u').test(text) ? face : ''
    },
  )
}

/** Bytes of the modules that a pattern matches, with their imports, without those that are loaded. */
async function chunkBytes(
  assets: string,
  pattern: RegExp,
  loaded: ReadonlySet<string>,
): Promise<number> {
  const named = (await readdir(assets)).filter((name) => pattern.test(name))
  const files = await withImports(assets, named)
  return gzippedFiles(
    assets,
    [...files].filter((name) => !loaded.has(name)),
  )
}

/**
 * Bytes that the islands of a page add to a first visit, gzip -9: their code, and React with its
 * imports.
 */
export async function islandBytes(dist: string, route: string): Promise<number> {
  const assets = join(dist, 'assets')
  const html = await readFile(join(dist, route, 'index.html'), 'utf8')
  const islands = new Set(namesIn(html, /<docs-island data-name="([^"]+)"/g))
  const own = (await readdir(assets)).filter((name) => {
    const [, stem = ''] = /^(\w+)-[\w-]{8}\.js$/.exec(name) ?? []
    return stem === 'islands' || islands.has(stem)
  })
  const loaded = await firstScripts(assets, html)
  const added = await withImports(assets, own)
  return gzippedFiles(
    assets,
    [...added].filter((name) => !loaded.has(name)),
  )
}

function firstScripts(assets: string, html: string): Promise<Set<string>> {
  return withImports(assets, namesIn(html, /<script[^>]* src="[^"]*\/([^"/]+\.js)"/g))
}

async function intentBytes(dist: string, loaded: ReadonlySet<string>): Promise<number> {
  const pattern = /^(?:dialog|search-source|search-worker)-[\w-]+\.(?:js|css)$/
  const code = await chunkBytes(join(dist, 'assets'), pattern, loaded)
  return code + (await gzippedFiles(dist, ['search-index.json']))
}

/** The given modules and all their static imports. */
async function withImports(assets: string, names: readonly string[]): Promise<Set<string>> {
  const found = new Set(names)
  for (const name of found) {
    const code = await readFile(join(assets, name), 'utf8')
    const imported = namesIn(code, /(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g)
    for (const other of imported) found.add(basename(other))
  }
  return found
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name)
}

async function gzippedFiles(dir: string, names: Iterable<string>): Promise<number> {
  const contents = await Promise.all([...names].map((name) => readFile(join(dir, name))))
  return contents.reduce((sum, content) => sum + gzipped(content), 0)
}

function gzipped(content: string | Buffer): number {
  return gzipSync(content, { level: 9 }).length
}
