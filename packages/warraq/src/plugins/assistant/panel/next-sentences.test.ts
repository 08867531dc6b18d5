import { expect, test } from 'vitest'
import { nextSentences } from './next-sentences.ts'

test('only complete sentences are announced while an answer grows', () => {
  expect(nextSentences('Run **this** first. Then [go', 0, false)).toEqual({
    text: 'Run this first.',
    end: 19,
  })
  expect(nextSentences('Run **this** first. Then [go on](/x/).', 19, true).text).toBe('Then go on.')
  expect(nextSentences('No end yet', 0, false)).toEqual({ text: '', end: 0 })
})

test('code is left out, and an open block must end first', () => {
  const open = 'Run:\n```sh\ninstall. now\n'
  expect(nextSentences(open, 0, false)).toEqual({ text: 'Run:', end: 5 })
  const closed = `${open}\`\`\`\nDone.\n`
  expect(nextSentences(closed, 5, true).text).toBe('Done.')
  expect(nextSentences('Run `x` now.\n```sh\nnever closed', 0, true).text).toBe('Run x now.')
})

test('list marks and headings are not announced', () => {
  expect(nextSentences('## Steps\n1. First\n- Second\n', 0, false).text).toBe('Steps First Second')
})
