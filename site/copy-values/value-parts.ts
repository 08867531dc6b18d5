import { isTaken } from './taken-values.ts'

/** A part of a value that readers copy. */
export interface ValuePart {
  readonly text: string
  /** What a narrow place leaves out: the middle of an address, or the scheme of an endpoint. */
  readonly leftOut?: 'middle' | 'scheme'
}

/** Letters of the longest address, which never breaks. */
const LONGEST = 44

/** The first and last letters of an address or a hash tell it from others. */
const FIRST = 10
const LAST = 8

/** Letters of an endpoint that fit a phone. */
const LONGEST_ON_PHONES = 34

/**
 * The parts of an address, a hash or an endpoint, which all are in the page, so that a value is
 * found, selected and read aloud as a whole. Other values break at their joints.
 */
export function valueParts(text: string): readonly ValuePart[] {
  if (/^(?:0x|ibc\/)?[\da-f]{40,}$|^[a-z]+1[\da-z]{38,}$/i.test(text))
    return [
      { text: text.slice(0, FIRST) },
      { text: text.slice(FIRST, -LAST), leftOut: 'middle' },
      { text: text.slice(-LAST) },
    ]
  if (mayBreak(text)) return text.split(JOINTS).map((part) => ({ text: part }))
  const { scheme, host } = partsOf(text)
  return scheme === '' || text.length < LONGEST_ON_PHONES
    ? [{ text }]
    : [{ text: scheme, leftOut: 'scheme' }, { text: host }]
}

/** After a slash, a dot, a comma or an underscore, and between capitals. */
export const JOINTS = /(?<=[_./,(](?![_./]))|(?=By[A-Z]|And[A-Z])/

/** Whether a value breaks between its parts: a longer one, and one that is not copied as a whole. */
export function mayBreak(text: string): boolean {
  if (!isTaken(text) || text.length > LONGEST) return true
  const { scheme, host } = partsOf(text)
  return scheme !== '' && host.length > LONGEST_ON_PHONES
}

function partsOf(text: string): { readonly scheme: string; readonly host: string } {
  const [scheme = ''] = /^[a-z]+:\/\//.exec(text) ?? []
  return { scheme, host: text.slice(scheme.length) }
}
