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

test.each([
  ['with tildes', '~~~sh\ninstall. now\n', '~~~\n'],
  ['with a longer fence', '````md\n```\ninstall. now\n```\n', '````\n'],
  ['in a quote', '> ```sh\n> install. now\n', '> ```\n'],
  ['in a list', '- Second:\n  ```sh\n  install. now\n', '  ```\n'],
])('code %s is left out', (_, code, end) => {
  const open = `First.\n\n${code}`
  expect(nextSentences(open, 0, false)).toEqual({ text: 'First.', end: 8 })
  const { text } = nextSentences(`${open}${end}\nDone.\n`, 8, true)
  expect(text.replace('Second: ', '')).toBe('Done.')
})

test('names keep their underscores, and tables are read cell by cell', () => {
  expect(nextSentences('Call eth_get_balance first.\n', 0, true).text).toBe(
    'Call eth_get_balance first.',
  )
  const table = '| Name | Value |\n|---|---|\n| **a** | 1 &lt; 2 |\n'
  expect(nextSentences(table, 0, true).text).toBe('Name Value a 1 < 2')
})

test('emphasis that a sentence divides leaves no marks', () => {
  const answer = 'Stop **the node. Then start** it.\n'
  const first = nextSentences(answer, 0, false)
  expect(first).toMatchObject({ text: 'Stop the node. Then start it.' })
  expect(nextSentences('Stop **the node. Then st', 0, false).text).toBe('Stop the node.')
})
