import { expect, test } from 'vitest'
import { AskSearches } from './AskSearches.tsx'
import { htmlOf } from './panel.fixtures.ts'

const search = (query: string, isDone: boolean, found?: number) => ({
  id: `${query} ${found}`,
  query,
  isDone,
  ...(found === undefined ? {} : { found }),
})

test.each([
  [[search('', false)], 'Searching...'],
  [[search('a', false)], 'Searching for &quot;a&quot;'],
  [[search('a', true, 3)], 'Searched for &quot;a&quot; (found 3 results)'],
  [[search('a', true, 3), search('b', true, 2)], 'Searched for &quot;a&quot; and &quot;b&quot;'],
  [[search('a', true, 3), search('a', true, 2)], 'Searched for &quot;a&quot;'],
])('searches are described in words (%#)', (searches, expected) => {
  const html = htmlOf(<AskSearches searches={searches} />)
  expect(html.replace(/<[^>]*>/g, '')).toBe(expected)
})
