import { expect, test } from 'vitest'
import { defaultAskText } from './ask-text.ts'
import { searchNotice } from './search-notice.ts'

const search = (query: string, isDone: boolean, found?: number) => ({
  id: query,
  query,
  isDone,
  ...(found === undefined ? {} : { found }),
})

test.each([
  [[search('', false)], 'Searching...', 0, ''],
  [[search('a', false)], 'Searching for ', 1, ''],
  [[search('a', true, 3)], 'Searched for ', 1, ' (found 3 results)'],
  [[search('a', true, 3), search('b', true, 2)], 'Searched for ', 2, ''],
])('searches are described in words (%#)', (searches, before, count, after) => {
  const notice = searchNotice(searches, defaultAskText)
  expect([notice.before, notice.queries.length, notice.after]).toEqual([before, count, after])
})
