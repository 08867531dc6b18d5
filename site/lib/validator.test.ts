import fc from 'fast-check'
import { expect, test } from 'vitest'
import { validatorEstimate } from './validator.ts'

const share = fc.double({ min: 0.01, max: 99, noNaN: true })
const inputs = fc.record({
  stake: fc.double({ min: 0, max: 1e11, noNaN: true }),
  coefficient: share,
  communityTax: share,
  commission: share,
  monthlyCost: fc.double({ min: 0, max: 1e6, noNaN: true }),
  price: fc.double({ min: 1e-6, max: 1e6, noNaN: true }),
})

test('follows the formula on the page', () => {
  const result = validatorEstimate({
    stake: 1_000_000,
    coefficient: 7.8,
    communityTax: 10,
    commission: 5,
    monthlyCost: 100,
    price: 0.5,
  })
  expect(result.income).toBeCloseTo(3510, 8)
  expect(result.cost).toBe(2400)
  expect(result.breakEven).toBeCloseTo(683_760.683_76, 4)
})

test('at the break-even stake income equals cost', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { breakEven = 0, cost } = validatorEstimate(input)
      const { income } = validatorEstimate({ ...input, stake: breakEven })
      expect(Math.abs(income - cost)).toBeLessThanOrEqual(cost * 1e-9)
    }),
  )
})

test('no stake suffices for a validator without commission', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const nothing = validatorEstimate({ ...input, commission: 0 })
      expect(nothing).toMatchObject({ income: 0, breakEven: undefined })
    }),
  )
})
