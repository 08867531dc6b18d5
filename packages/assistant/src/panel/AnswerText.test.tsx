import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import AnswerText from './AnswerText.tsx'
import { htmlOf } from './panel.fixtures.ts'

beforeEach(() => vi.stubGlobal('location', new URL('https://docs.example.org/a/')))
afterEach(() => vi.unstubAllGlobals())

const sources = [{ title: 'Install', href: '/install/' }]
const answerOf = (isDone: boolean, given = sources): string =>
  htmlOf(<AnswerText markdown="Run it." sources={given} isDone={isDone} />)

test('a complete answer has the pages to read on below', () => {
  expect(answerOf(true)).toMatch(
    /<p>Run it\.<\/p><\/div><div class="ask-sources">.*Related sources.*<a href="\/install\/"[^>]*>Install</,
  )
})

test('a growing answer, and one without pages of this site, has no list', () => {
  expect(answerOf(false)).not.toContain('ask-sources')
  expect(answerOf(true, [{ title: 'Evil', href: 'https://evil.example/' }])).not.toContain(
    'ask-sources',
  )
})
