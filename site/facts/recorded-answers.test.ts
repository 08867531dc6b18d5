import { expect, test } from 'vitest'
import { recorded } from '../data/recorded-answers.ts'
import { pageFacts } from '../page-facts.ts'

test('pages name the version and day of the last recording', () => {
  expect(pageFacts.recordedAnswers.version).toMatchObject({
    value: `v${recorded.haqqd}`,
    date: recorded.day,
  })
})
