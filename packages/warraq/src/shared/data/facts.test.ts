import { expect, test } from 'vitest'
import { flattenFacts, isFact } from './facts.ts'

const chainId = { value: 7, source: ['genesis'], date: '2026-11-01', guarded: true }

test('plain values and facts with provenance have dotted names, in the order of the tree', () => {
  const facts = flattenFacts({
    release: { version: '2.4.0', ports: { http: 8080 } },
    main: { chainId },
    name: 'Example',
  })
  expect([...facts]).toEqual([
    ['release.version', { value: '2.4.0' }],
    ['release.ports.http', { value: 8080 }],
    ['main.chainId', chainId],
    ['name', { value: 'Example' }],
  ])
})

test('only a value with a source is a fact with provenance', () => {
  expect(isFact(chainId)).toBe(true)
  for (const entry of ['text', 1, {}, { value: 'a fact called value' }, { source: { value: 'x' } }])
    expect(isFact(entry)).toBe(false)
})
