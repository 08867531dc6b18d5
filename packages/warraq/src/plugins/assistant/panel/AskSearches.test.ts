import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AskSession } from '../browser/ask-session.ts'
import { AskSearches } from './AskSearches.tsx'
import { AskContext } from './ask-context.ts'

const search = (query: string, isDone: boolean, found?: number) => ({
  id: query,
  query,
  isDone,
  ...(found === undefined ? {} : { found }),
})
const nothing = () => {}
const session = new AskSession({ ask: async function* () {}, vote: async () => {} }, 'docs')
const context = { session, siteUrl: '/', ask: nothing, startNew: nothing, onSearch: nothing }

test.each([
  [[search('', false)], 'Searching...'],
  [[search('a', false)], 'Searching for &quot;a&quot;'],
  [[search('a', true, 3)], 'Searched for &quot;a&quot; (found 3 results)'],
  [[search('a', true, 3), search('b', true, 2)], 'Searched for &quot;a&quot; and &quot;b&quot;'],
])('searches are described in words (%#)', (searches, expected) => {
  const element = createElement(AskSearches, { searches })
  const html = renderToStaticMarkup(createElement(AskContext, { value: context }, element))
  expect(html.replace(/<[^>]*>/g, '')).toBe(expected)
})
