import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type AssistantOptions, assistant } from './index.ts'

const ALGOLIA = {
  provider: 'algolia',
  assistantId: 'a',
  appId: 'b',
  apiKey: 'c',
  indexName: 'd',
} as const

test('the module of the dialog exists, and may call who answers', () => {
  const { client = [], policy } = assistant({
    provider: 'server',
    url: 'https://ask.example.org/v1/',
  })
  expect(client.map(({ module }) => existsSync(module))).toEqual([true])
  expect(policy).toEqual({ connect: ['https://ask.example.org'] })
  expect(assistant(ALGOLIA).policy).toEqual({ connect: ['https://askai.algolia.com'] })
})

test.each<[string, object, string]>([
  ['no provider', {}, '"provider" of assistant must be "server" or "algolia"'],
  ['another provider', { provider: 'constructor' }, '"provider" of assistant'],
  ['no address', { provider: 'server' }, '"url" of assistant is missing'],
  [
    'an address without a scheme',
    { provider: 'server', url: 'ask.example.org' },
    '"url" of assistant',
  ],
  ['no key', { ...ALGOLIA, apiKey: '' }, '"apiKey" of assistant is missing'],
  ['an option of the other provider', { ...ALGOLIA, url: 'x' }, '"url" is not an option'],
  ['too many questions', { ...ALGOLIA, suggestedQuestions: ['a', 'b', 'c', 'd'] }, 'at most three'],
  ['a question that is not text', { ...ALGOLIA, suggestedQuestions: [1] }, 'at most three'],
])('%s is refused', (_, options, message) => {
  expect(() => assistant(options as AssistantOptions)).toThrow(message)
})
