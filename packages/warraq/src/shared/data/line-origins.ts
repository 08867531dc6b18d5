import { countBefore } from '@warraq/markup/line-finder'
import { remembered } from '@warraq/search/remembered'
import type { Diagnostic } from './diagnostic.ts'

/** From which line of which file the lines of a text come, up to the next entry of the list. */
export interface LineOrigin {
  /** 1-based line of the text. */
  readonly at: number
  readonly file: string
  /** 1-based line of the file. */
  readonly line: number
}

type LinePlace = Pick<Diagnostic, 'file' | 'line'>

/** Where the line of a text was written; without origins, and for a whole file, the place itself. */
export function writtenPlace(
  place: LinePlace,
  origins: readonly LineOrigin[] | undefined,
): LinePlace {
  const { line } = place
  if (line === undefined || origins === undefined) return place
  const origin = origins[countBefore(origins, ({ at }) => at <= line) - 1]
  return origin === undefined ? place : { file: origin.file, line: origin.line + line - origin.at }
}

/**
 * The problems of pages, each in the file and on the line that its author wrote. Those of a line that
 * several pages include are reported for the first of them.
 * @param originsOf origins of the lines of pages by their files
 */
export function inWrittenPlaces(
  problems: readonly Diagnostic[],
  originsOf: ReadonlyMap<string, readonly LineOrigin[]>,
): readonly Diagnostic[] {
  if (originsOf.size === 0) return problems
  const firstPage = new Map<string, string>()
  return problems.flatMap((problem) => {
    const place = writtenPlace(problem, originsOf.get(problem.file))
    const key = `${problem.code} ${place.file}:${place.line}`
    if (
      place.file !== problem.file &&
      remembered(firstPage, key, () => problem.file) !== problem.file
    )
      return []
    return [{ ...problem, ...place }]
  })
}
