import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromBaseUnits, toBaseUnits } from './units.ts'

const anyAmount = fc.bigInt({ min: 0n, max: 10n ** 60n })

describe('units', () => {
  test.each([
    ['1', '1000000000000000000'],
    ['1.5', '1500000000000000000'],
    ['.000000000000000001', '1'],
    ['1 000', '1000000000000000000000'],
    ['1 234 567.5', '1234567500000000000000000'],
    [' 1_000 ', '1000000000000000000000'],
    ['0', '0'],
  ])('%s ISLM is %s aISLM', (islm, base) => {
    expect(toBaseUnits(islm)).toEqual({ ok: true, value: base })
  })

  test('converting back gives the same number, for any amount', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        const islm = fromBaseUnits(String(amount))
        expect(islm.ok && toBaseUnits(islm.value)).toEqual({ ok: true, value: String(amount) })
      }),
    )
  })

  test('is exact: sums of amounts are sums in the other unit', () => {
    const base = (amount: bigint) => fromBaseUnits(String(amount))
    fc.assert(
      fc.property(anyAmount, anyAmount, (one, two) => {
        const [islmOne, islmTwo, sum] = [base(one), base(two), base(one + two)]
        if (!islmOne.ok || !islmTwo.ok || !sum.ok) throw new Error('an amount was refused')
        const [first, second] = [toBaseUnits(islmOne.value), toBaseUnits(islmTwo.value)]
        if (!first.ok || !second.ok) throw new Error('an amount was refused')
        expect(toBaseUnits(sum.value)).toEqual({
          ok: true,
          value: String(BigInt(first.value) + BigInt(second.value)),
        })
      }),
    )
  })

  test('separators do not change the value', () => {
    fc.assert(
      fc.property(anyAmount, fc.constantFrom('_', ' ', '\u00A0'), (amount, separator) => {
        const spaced = String(amount).replace(/\B(?=(\d{3})+$)/g, separator)
        expect(fromBaseUnits(spaced)).toEqual(fromBaseUnits(String(amount)))
      }),
    )
  })

  test('any text is converted or refused with a sentence, and nothing is thrown', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const result of [toBaseUnits(text), fromBaseUnits(text)])
          expect(result.ok ? /^\d+(\.\d*[1-9])?$/.test(result.value) : result.message).toBeTruthy()
      }),
    )
  })

  test.each(['', '.', '1.2.3', '-1', '1e5', 'abc'])('%j is not an amount', (text) => {
    expect(toBaseUnits(text).ok).toBe(false)
  })

  test.each([
    '1,5',
    '0,500',
    '1,00',
    ',5',
    '1.000,5',
    '1,0000',
    '12,34,567',
  ])('%j is refused as ambiguous', (text) => {
    for (const result of [toBaseUnits(text), fromBaseUnits(text)])
      expect(result).toMatchObject({ ok: false, message: expect.stringContaining('comma') })
  })

  test('more decimals than the coin has are refused, not truncated', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 19, max: 60 }),
        fc.integer({ min: 1, max: 9 }),
        (count, last) => {
          const fraction = `${last}`.padStart(count, '0')
          expect(toBaseUnits(`0.${fraction}`)).toEqual({
            ok: false,
            message: `ISLM has 18 decimals; this number has ${count}.`,
          })
        },
      ),
    )
    expect(fromBaseUnits('1.5').ok).toBe(false)
  })
})
