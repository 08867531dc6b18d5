import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stakingRewards } from './staking.ts'

const percent = fc.double({ min: 0, max: 100, noNaN: true })
const stakes = fc.double({ min: 0, max: 1e11, noNaN: true })
const inputs = fc.record({
  stake: stakes,
  coefficient: percent,
  communityTax: percent,
  commission: percent,
})

test('rewards follow the formula on the page', () => {
  const result = stakingRewards({ stake: 1000, coefficient: 7.8, communityTax: 10, commission: 5 })
  expect(result.rate).toBeCloseTo(6.669, 10)
  expect(result.yearly).toBeCloseTo(66.69, 10)
})

test('the rate is between zero and the coefficient', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { rate, yearly } = stakingRewards(input)
      expect(rate).toBeGreaterThanOrEqual(0)
      expect(rate).toBeLessThanOrEqual(input.coefficient)
      expect(yearly).toBeLessThanOrEqual((input.stake * input.coefficient) / 100 + 1e-6)
    }),
  )
})

test('twice the stake earns twice as much; a higher tax or commission never earns more', () => {
  fc.assert(
    fc.property(inputs, percent, (input, other) => {
      const { rate, yearly } = stakingRewards(input)
      expect(stakingRewards({ ...input, stake: input.stake * 2 }).yearly).toBeCloseTo(yearly * 2, 3)
      const higher = { communityTax: Math.max(input.communityTax, other) }
      expect(stakingRewards({ ...input, ...higher }).rate).toBeLessThanOrEqual(rate)
      const dearer = { commission: Math.max(input.commission, other) }
      expect(stakingRewards({ ...input, ...dearer }).rate).toBeLessThanOrEqual(rate)
    }),
  )
})

test('the delegator earns nothing at a tax or commission of 100 %', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      expect(stakingRewards({ ...input, commission: 100 }).yearly).toBe(0)
      expect(stakingRewards({ ...input, communityTax: 100 }).yearly).toBe(0)
    }),
  )
})
