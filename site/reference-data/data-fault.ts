import type { Finding } from 'warraq/plugin'

/** What is wrong in a file of data. */
export interface DataFault extends Omit<Finding, 'file' | 'line'> {
  /** Name of the file in `site/data`. */
  readonly file: string
  /** Names of the entry and of the field in it: the line of the last one is reported. */
  readonly at: readonly string[]
}

/** A fault of a kind that says how to mend it. */
export function faultIn(file: string, code: string, fix: string) {
  return (found: string, expected: string, ...at: readonly string[]): DataFault => ({
    ...{ file, code: `data/${code}`, found, expected, fix, at },
  })
}

/** 1-based line of a JSON text at which names follow one another. */
export function lineOfEntry(json: string, at: readonly string[]): number | undefined {
  let offset = -1
  for (const name of at) {
    const next = json.indexOf(JSON.stringify(name), offset + 1)
    if (next === -1) break
    offset = next
  }
  return offset === -1 ? undefined : json.slice(0, offset).split('\n').length
}
