/** Types of REST parameters as pages show them, with what the node accepts. */
const TYPES: readonly (readonly [type: RegExp, accepted: RegExp, expected: string])[] = [
  [/\bu?int(?:32|64)\b/, /^\d+$/, 'write a whole decimal number.'],
  [/^boolean$/, /^(?:true|false)$/, 'write true or false.'],
  [
    /\bbase64\b/,
    /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/,
    'write the bytes in base64.',
  ],
]

/**
 * Why the node would refuse a value of this type, in words that say what to write; `undefined` if it
 * would not, or if nothing is known about the type.
 */
export function restValueProblem(type: string, text: string): string | undefined {
  const known = TYPES.find(([pattern]) => pattern.test(type))
  if (known === undefined) return undefined
  const [, accepted, expected] = known
  return accepted.test(text) ? undefined : expected
}
