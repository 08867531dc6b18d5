import { expect, test } from 'vitest'
import { downtimeBudget } from './downtime-budget.ts'

const SIX_SECONDS = { usual: 6, shortest: 5.6 }

test('half of 100 blocks may be missed; the next one jails after about five minutes', () => {
  expect(downtimeBudget({ window: 100, minSigned: 0.5 }, SIX_SECONDS)).toEqual({
    allowedBlocks: 50,
    jailingBlock: 51,
    safeMinutes: 4,
    jailingMinutes: 5,
  })
})

test('rounds the blocks that must be signed as the chain does', () => {
  expect(downtimeBudget({ window: 101, minSigned: 0.5 }, SIX_SECONDS).allowedBlocks).toBe(50)
})

test('a longer window gives more time', () => {
  const { safeMinutes, jailingMinutes } = downtimeBudget(
    { window: 10_000, minSigned: 0.05 },
    SIX_SECONDS,
  )
  expect([safeMinutes, jailingMinutes]).toEqual([886, 950])
})
