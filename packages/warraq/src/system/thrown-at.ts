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
  for (const [, url = '', line, column] of stackOf(cause).matchAll(/(file:[^\s)]+):(\d+):(\d+)/g)) {
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

const stackOf = (cause: unknown) => (cause instanceof Error ? (cause.stack ?? '') : '')

/** Not code of a package, nor a module that the bundler makes. */
function isOfSite(source: string): boolean {
  return !source.startsWith('../') && !source.startsWith('\0') && !source.includes('node_modules/')
}

/** The same as text, `components/Chart.tsx:3`, or the line of a package that threw itself. */
export function thrownPlace(cause: unknown): string | undefined {
  const place = thrownAt(cause)
  if (place !== undefined) return `${place.file}:${place.line}`
  const [first = ''] = /^ +at .*/m.exec(stackOf(cause)) ?? []
  return /node_modules\/(?!(?:.*\/node_modules\/)?warraq\/).*:\d+(?=:\d)/.exec(first)?.[0]
}
