import { expect, test } from 'vitest'
import { replayChoices } from './replay-input.ts'

/** Whether React hears of a list; in the HTML its entries are `selected` or not. */
function isTold(entries: readonly string[], shown: number): boolean {
  const options = entries.map((entry, at) => ({
    defaultSelected: entry === 'selected',
    selected: at === shown,
  }))
  const list = Object.assign(new EventTarget(), { options })
  let isHeard = false
  list.addEventListener('change', () => {
    isHeard = true
  })
  replayChoices({ querySelectorAll: () => [list] } as object as Element)
  return isHeard
}

test.each([
  [['plain', 'selected'], 0],
  [['plain', 'plain'], 1],
])('React hears that %j shows entry %i', (entries, shown) => {
  expect(isTold(entries, shown)).toBe(true)
})

test.each([
  [['plain', 'selected'], 1],
  [['plain', 'plain'], 0],
  [[], -1],
])('a list %j that shows entry %i is as it was built', (entries, shown) => {
  expect(isTold(entries, shown)).toBe(false)
})
