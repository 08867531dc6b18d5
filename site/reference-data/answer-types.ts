import { LEFT_OUT } from '../data/recorded-answers.ts'

const HEX = `0x[\\da-fA-F]*${LEFT_OUT}?`

/** What the words of a type in `rpc-methods.json` allow. */
const TYPES: readonly (readonly [words: RegExp, fits: (value: unknown) => boolean])[] = [
  [/^null$/, (value) => value === null],
  [/^QUANTITY/, matches(/^0x(?:0|[1-9a-f][\da-f]*)$/)],
  [/^DATA, (\d+) bytes$/, matches(/^0x(?:[\da-fA-F]{2}){20,65}$/)],
  [/^DATA$/, matches(new RegExp(`^${HEX}$`))],
  // An id or a hash; the node leaves out zeros at the beginning of an id.
  [/^string, hex/, matches(/^0x[\da-f]{24,64}$/)],
  [/^string$/, (value) => typeof value === 'string' && value !== ''],
  [/^boolean$/, (value) => typeof value === 'boolean'],
  [/^number$/, (value) => typeof value === 'number'],
  [/^object$/, isObject],
  [/^array of object$/, listOf(isObject)],
  [
    /^array of \{result \| error\}$/,
    listOf((one) => isObject(one) && ('result' in one || 'error' in one)),
  ],
  [/^array of log$/, listOf((one) => isObject(one) && 'topics' in one && 'logIndex' in one)],
  [/^array of DATA/, listOf(matches(new RegExp(`^${HEX}$`)))],
]

function matches(pattern: RegExp): (value: unknown) => boolean {
  return (value) => typeof value === 'string' && pattern.test(value)
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A list with something in it; its last entry may count those that are left out. */
function listOf(fits: (one: unknown) => boolean): (value: unknown) => boolean {
  return (value) => {
    if (!Array.isArray(value) || value.length === 0) return false
    return value.every((one, at) => fits(one) || (at > 0 && String(one).startsWith(LEFT_OUT)))
  }
}

/** The parts of a type such as `object | null`. */
const wordsOf = (type: string) => (type.startsWith('array of {') ? [type] : type.split(' | '))

/** What no value of a type can be compared with: `objekt` of `objekt | null`. */
export function unknownTypes(type: string): string[] {
  return wordsOf(type).filter((word) => !TYPES.some(([pattern]) => pattern.test(word)))
}

/** Whether a value is of a type such as `object | null`. */
export function isOfType(type: string, value: unknown): boolean {
  return wordsOf(type).some((word) => TYPES.find(([pattern]) => pattern.test(word))?.[1](value))
}
