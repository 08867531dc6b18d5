import { expect, test } from 'vitest'
import { rpcMethods } from '../data/rpc-methods.ts'
import { rpcExampleCurl } from './rpc-example.ts'

test('a method without a recorded answer shows the call of its example', () => {
  const [entry] = rpcMethods.filter(({ transport }) => transport !== 'ws')
  if (entry === undefined) throw new Error('the reference has no method')
  const added = { ...entry, method: 'debug_added', example: { ...entry.example, params: ['0x7'] } }
  expect(rpcExampleCurl(added)).toContain('"debug_added", "params": ["0x7"]')
})
