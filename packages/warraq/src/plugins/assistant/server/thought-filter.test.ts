import { expect, test } from 'vitest'
import { thoughtFilter } from './thought-filter.ts'

/** What is left of an answer that arrives in these pieces. */
function answerOf(...pieces: readonly string[]): string {
  const filter = thoughtFilter()
  return pieces.map(filter).join('')
}

test.each([
  [['So.'], 'So.'],
  [['<think>Hm.</think>\n\nSo.'], 'So.'],
  [['\n<thi', 'nk>Hm', '. More.</th', 'ink>', ' So', '.'], 'So.'],
  [['<think>a</think><think>b</think>c'], 'c'],
  [['<', 'b> is bold'], '<b> is bold'],
  [['Write `<think>` and `</think>`.'], 'Write `<think>` and `</think>`.'],
  [['<think>', 'never', ' ends'], ''],
  [[...'<think>x</think>yes'], 'yes'],
])('a thought is no part of the answer: %j', (pieces, expected) => {
  expect(answerOf(...pieces)).toBe(expected)
})
