import { SourceMap } from 'node:module'
import { textAt } from './files.ts'

/** On a line by itself: the code of the engine, which has no map, contains the text as well. */
const INLINE_MAP = '\n//# sourceMappingURL=data:application/json;charset=utf-8;base64,'

/**
 * Source file and line of code of the site that threw, relative to its root; `undefined` if no
 * frame of the stack lies in a bundle with a source map, as the modules of a site are.
 */
export function thrownAt(
  cause: unknown,
): { readonly file: string; readonly line: number } | undefined {
  const stack = cause instanceof Error ? (cause.stack ?? '') : ''
  for (const [, url = '', line, column] of stack.matchAll(/(file:[^\s)]+):(\d+):(\d+)/g)) {
    const [, encoded] = textAt(new URL(url)).split(INLINE_MAP)
    if (encoded === undefined) continue
    const map = new SourceMap(JSON.parse(Buffer.from(encoded, 'base64').toString()))
    const entry = map.findEntry(Number(line) - 1, Number(column) - 1)
    if (!('originalSource' in entry)) continue
    const file = entry.originalSource.replace(/\?.*$/, '')
    if (isOfSite(file)) return { file, line: entry.originalLine + 1 }
  }
  return undefined
}

/** Not code of a package, nor a module that the bundler makes. */
function isOfSite(source: string): boolean {
  return !source.startsWith('../') && !source.startsWith('\0') && !source.includes('node_modules/')
}

/** The same as text, `components/Chart.tsx:3`. */
export function thrownPlace(cause: unknown): string | undefined {
  const place = thrownAt(cause)
  return place && `${place.file}:${place.line}`
}
