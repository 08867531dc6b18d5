import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * Source file and line, `components/Chart.tsx:3`, of the code in a bundle of `bundleModules` that
 * threw; `undefined` if the error does not come from there.
 */
export function thrownAt(cause: unknown, url: string): string | undefined {
  const stack = cause instanceof Error ? (cause.stack ?? '') : ''
  const [, place = ''] = stack.split(`${url}:`)
  const [line = 0, column = 0] = /^\d+:\d+/.exec(place)?.[0].split(':').map(Number) ?? []
  const [, map] = readFileSync(fileURLToPath(url), 'utf8').split('base64,')
  if (line === 0 || map === undefined) return undefined
  const payload = JSON.parse(Buffer.from(map, 'base64').toString())
  const entry = new SourceMap(payload).findEntry(line - 1, column - 1)
  return 'originalSource' in entry ? `${entry.originalSource}:${entry.originalLine + 1}` : undefined
}
