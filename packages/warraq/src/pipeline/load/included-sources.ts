import type { Memory } from '../../cache/memory.ts'
import type { CodeReader } from '../../content/compile-context.ts'
import type { CollectedSources } from '../../content/source/collect-sources.ts'
import { includePartials } from '../../content/source/include-partials.ts'
import type { LineOrigin } from '../../shared/data/line-origins.ts'
import type { PageSource } from '../../shared/data/page-source.ts'

/**
 * The sources with their partials filled in, before anything reads their text. Partials are read on
 * every run, and pages keep their identity while the result is the same.
 */
export function includedSources(
  collected: CollectedSources,
  read: CodeReader,
  memory: Memory,
): CollectedSources {
  const included = collected.sources.map((source) => ({ source, ...includePartials(source, read) }))
  if (included.every(({ origins }) => origins === undefined)) return collected
  const sources = included.map(({ source, text, origins }) =>
    origins === undefined ? source : { ...source, text, origins },
  )
  return {
    ...collected,
    sources: memory.steady('included sources', sources),
    problems: [...collected.problems, ...included.flatMap(({ problems }) => problems)],
  }
}

/** Reads partials as code is read, and those of projects whose pages are outside the site folder. */
export function partialReader(
  readCode: CodeReader,
  readFile: (file: string) => string | undefined,
): CodeReader {
  return (file) => {
    const read = readCode(file)
    const text = typeof read === 'string' ? readFile(file) : undefined
    return text === undefined ? read : { text }
  }
}

/** Origins of the lines of pages, by their files; without pages that include nothing. */
export function writtenOrigins(
  sources: readonly PageSource[],
): ReadonlyMap<string, readonly LineOrigin[]> {
  return new Map(
    sources.flatMap(({ file, origins }) => (origins === undefined ? [] : [[file, origins]])),
  )
}
