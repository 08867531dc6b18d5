/** Digits of ISLM behind the point: 1 ISLM is 10^18 aISLM. */
const ISLM_DECIMALS = 18

export type UnitResult =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly message: string }

/** `1.5` ISLM is `1500000000000000000` aISLM, exactly. */
export function toBaseUnits(text: string): UnitResult {
  const clean = withoutSeparators(text)
  if (clean.includes(',')) return failed(COMMA)
  const match = /^(\d*)(?:\.(\d*))?$/.exec(clean)
  const whole = match?.[1] ?? ''
  const fraction = match?.[2] ?? ''
  if (match === null || whole + fraction === '') return failed('Write a number such as 1.5.')
  if (fraction.replace(/0+$/, '').length > ISLM_DECIMALS) {
    return failed(`ISLM has ${ISLM_DECIMALS} decimals; this number has ${fraction.length}.`)
  }
  const digits = fraction.slice(0, ISLM_DECIMALS).padEnd(ISLM_DECIMALS, '0')
  return { ok: true, value: BigInt(`${whole}${digits}`).toString() }
}

/** `1500000000000000000` aISLM is `1.5` ISLM, exactly. */
export function fromBaseUnits(text: string): UnitResult {
  const clean = withoutSeparators(text)
  if (clean.includes(',')) return failed(COMMA)
  if (!/^\d+$/.test(clean)) return failed('Write a whole number: aISLM has no decimals.')
  const digits = BigInt(clean)
    .toString()
    .padStart(ISLM_DECIMALS + 1, '0')
  const whole = digits.slice(0, -ISLM_DECIMALS)
  const fraction = digits.slice(-ISLM_DECIMALS).replace(/0+$/, '')
  return { ok: true, value: fraction === '' ? whole : `${whole}.${fraction}` }
}

const COMMA =
  'A comma only parts groups of three digits, as in 1,000. Write the decimals after a point.'

/** Blanks, underscores and commas between thousands are for the eye; `1,5` is nobody's 15. */
function withoutSeparators(text: string): string {
  const dense = text.replace(/[\s_]/g, '')
  return /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/.test(dense) ? dense.replaceAll(',', '') : dense
}

function failed(message: string): UnitResult {
  return { ok: false, message }
}
