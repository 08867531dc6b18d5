import { expect, test } from 'vitest'
import { substituteFacts } from './substitute-facts.ts'

const facts = new Map([
  ['mainnet.evmChainId', { value: 11235, source: ['test'], date: '2026-11-21' }],
])
const fill = (text: string) => substituteFacts(text, facts, 'a.md')

test('replaces a name by its value, also in code', () => {
  expect(fill('id {{mainnet.evmChainId}} `{{ mainnet.evmChainId }}`').text).toBe('id 11235 `11235`')
})

test('a backslash keeps the braces', () => {
  expect(fill('\\{{mainnet.evmChainId}}').text).toBe('{{mainnet.evmChainId}}')
})

test('an unknown name is reported with its line and the nearest known name', () => {
  expect(fill('a\nb {{mainnet.evmChainID2}}').problems).toEqual([
    {
      code: 'fact/unknown',
      severity: 'error',
      file: 'a.md',
      line: 2,
      found: '{{mainnet.evmChainID2}}',
      expected: 'the name of a fact of the site',
      fix: 'did you mean {{mainnet.evmChainId}}?',
    },
  ])
})
