import { NUMBER_RULE, readNumber } from './numbers.ts'

/** Decimals of ISLM: 1 ISLM is 10^18 aISLM. */
const ISLM_DECIMALS = 18

export type UnitResult =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly message: string }

/** `1.5` ISLM is `1500000000000000000` aISLM, exactly. */
export function toBaseUnits(text: string): UnitResult {
  const number = readNumber(text)
  if (!number.ok) return failed(NUMBER_RULE)
  const [whole = '', fraction = ''] = number.digits.split('.')
  if (fraction.replace(/0+$/, '').length > ISLM_DECIMALS) {
    return failed(`ISLM has ${ISLM_DECIMALS} decimals; this number has ${fraction.length}.`)
  }
  const digits = fraction.slice(0, ISLM_DECIMALS).padEnd(ISLM_DECIMALS, '0')
  return { ok: true, value: BigInt(`${whole}${digits}`).toString() }
}

/** `1500000000000000000` aISLM is `1.5` ISLM, exactly. */
export function fromBaseUnits(text: string): UnitResult {
  const number = readNumber(text)
  if (!number.ok) return failed(NUMBER_RULE)
  if (number.digits.includes('.')) return failed('Write a whole number: aISLM has no decimals.')
  const digits = BigInt(number.digits)
    .toString()
    .padStart(ISLM_DECIMALS + 1, '0')
  const whole = digits.slice(0, -ISLM_DECIMALS)
  const fraction = digits.slice(-ISLM_DECIMALS).replace(/0+$/, '')
  return { ok: true, value: fraction === '' ? whole : `${whole}.${fraction}` }
}

function failed(message: string): UnitResult {
  return { ok: false, message }
}
