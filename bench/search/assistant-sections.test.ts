import { expect, test } from 'vitest'
import { retrieve } from '../../packages/assistant/src/server/retrieve.ts'
import { openBuiltSite } from '../../packages/warraq/src/built-site.ts'
import { BUILT_SITE } from '../../tests/build-site.ts'
import assistantQuestions from '../../tests/search/assistant-questions.json'
import heldOutQuestions from '../../tests/search/held-out-assistant-questions.json'
import heldOutStrangerQuestions from '../../tests/search/held-out-stranger-assistant-questions.json'
import heldOutVisitorQuestions from '../../tests/search/held-out-visitor-assistant-questions.json'
import { answerable, type JudgedQuery } from '../../tests/search/measure-quality.ts'
import readerQuestions from '../../tests/search/reader-assistant-questions.json'

interface AskedQuestion extends JudgedQuery {
  /** The question that this one follows. */
  readonly previous?: string
}

test.each<[string, readonly AskedQuestion[], most: number]>([
  ['sixty questions', assistantQuestions.queries, 1],
  ['ninety questions of readers', readerQuestions.queries, 2],
  ['thirty questions, held out', heldOutQuestions.queries, 2],
  ['sixty-six questions of visitors, held out', heldOutVisitorQuestions.queries, 4],
  ['sixty questions of strangers, held out', heldOutStrangerQuestions.queries, 5],
])('the sections for the model of the assistant contain the answer: %s', async (_, list, most) => {
  const docs = await openBuiltSite(BUILT_SITE)
  const missed: string[] = []
  for (const { query, targets, previous } of answerable(BUILT_SITE, list)) {
    const history = previous === undefined ? [] : [{ question: previous, answer: '' }]
    const request = { question: query, history }
    const sections = await retrieve(docs, request, 12_000)
    if (!sections.some(({ href }) => targets.includes(href))) missed.push(query)
  }
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(most)
})
