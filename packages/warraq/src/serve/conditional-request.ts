import type { IncomingHttpHeaders } from 'node:http'

/** Validators of a representation. */
export interface Validators {
  /** Strong entity tag, with its quotes. */
  readonly tag: string
  readonly mtime: Date
}

/** First and last byte, counted from 0. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** Whether the client already has this representation (RFC 9110, 13.1.2 and 13.1.3). */
export function isUnchanged(headers: IncomingHttpHeaders, { tag, mtime }: Validators): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined)
    return tags.split(',').some((known) => ['*', tag].includes(known.trim().replace(/^W\//, '')))
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return secondsOf(mtime) <= since
}

/**
 * The requested range (RFC 9110, 14.2); `undefined` for the whole: without a range, with several or
 * an invalid one, or if the client's part belongs to an older representation.
 */
export function byteRangeOf(
  headers: IncomingHttpHeaders,
  { tag, mtime, size }: Validators & { readonly size: number },
): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? []
  if (first === '' && last === '') return undefined
  const condition = headers['if-range']
  const isSame =
    condition === undefined ||
    condition === tag ||
    Date.parse(String(condition)) === secondsOf(mtime)
  if (!isSame) return undefined
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < start) return undefined
  return start >= size || (first === '' && Number(last) === 0) ? 'unsatisfiable' : { start, end }
}

/** Dates in headers have a precision of one second. */
function secondsOf(date: Date): number {
  return Math.floor(date.getTime() / 1000) * 1000
}
