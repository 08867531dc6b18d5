import { expect, test } from 'vitest'
import { unansweredQueries } from './unanswered-queries.ts'

test('each query has an answer, unless an address cannot contain what it takes', () => {
  const param = (type: string) => ({ name: 'a', in: 'query', type }) as const
  const queries = [
    { path: '/evmos/answered', params: [] },
    { path: '/evmos/new', params: [param('string'), param('string[]')] },
    { path: '/evmos/messages', params: [param('ethermint.evm.v1.MsgEthereumTx[]')] },
  ]
  const findings = unansweredQueries(queries, new Set(['/evmos/answered']))
  expect(findings.map(({ code, found }) => `${code} ${found}`)).toEqual([
    'answers/no-record /evmos/new',
  ])
})
