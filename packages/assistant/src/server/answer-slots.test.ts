import { expect, test } from 'vitest'
import { createAnswerSlots, type SlotLimits } from './answer-slots.ts'

/** Let every address ask in order; what each is told. */
function drawAnswers(limits: SlotLimits, addresses: readonly string[]): string {
  const slots = createAnswerSlots(limits)
  return addresses
    .map((address) => {
      const reason = slots.whyNotFree(address)
      if (reason === undefined) slots.take(address, new AbortController())
      return reason ?? 'answer'
    })
    .join(' ')
}

const LIMITS = { maxRunning: 8, maxRunningPerReader: 2 }

test('one reader gets a few answers at a time, in whatever form the address comes', () => {
  expect(drawAnswers(LIMITS, ['1.1.1.1', '::ffff:1.1.1.1', '64:ff9b::101:101', '1.1.1.2'])).toBe(
    'answer answer own-taken answer',
  )
})

test('a network gets half of the answers', () => {
  const networks = Array.from({ length: 5 }, (_, at) => `2001:db8:1:${at}::1`)
  expect(drawAnswers(LIMITS, [...networks, '2001:db8:2::1'])).toBe(
    'answer answer answer answer own-taken answer',
  )
})

test('all together get so many', () => {
  const limits = { maxRunning: 3, maxRunningPerReader: 2 }
  expect(drawAnswers(limits, ['1.1.1.1', '2.2.2.2', '3.3.3.3', '4.4.4.4'])).toBe(
    'answer answer answer all-taken',
  )
})

test.each([1, 2])('with %i answers altogether a reader gets one', (maxRunning) => {
  const limits = { maxRunning, maxRunningPerReader: 2 }
  expect(drawAnswers(limits, ['1.1.1.1', '1.1.1.1'])).toMatch(/^answer (?:own|all)-taken$/)
})

test('a finished answer makes room', () => {
  const slots = createAnswerSlots({ maxRunning: 1, maxRunningPerReader: 1 })
  const answer = new AbortController()
  slots.take('1.1.1.1', answer)
  expect(slots.whyNotFree('1.1.1.1')).toBe('all-taken')
  slots.release(answer)
  expect(slots.whyNotFree('1.1.1.1')).toBeUndefined()
  expect(slots.running.size).toBe(0)
})
