import { expect, test } from 'vitest'
import { joined } from './block-plan.ts'
import type { Scene } from './scene.ts'

test('lists and tables grow, functions run in order, and the last single value counts', async () => {
  const ran: string[] = []
  const runs = (name: string) => () => Promise.resolve(ran.push(name))
  const { before, ...plan } = joined([
    { sees: ['a'], fill: { x: '1', y: '1' }, until: /a/, before: runs('habit') },
    { sees: ['b'], fill: { y: '2' }, seconds: 5, before: runs('mark') },
    { until: /b/, at: 'you@here', before: runs('plan') },
  ])
  expect(plan).toEqual({
    sees: ['a', 'b'],
    fill: { x: '1', y: '2' },
    until: /b/,
    seconds: 5,
    at: 'you@here',
  })
  await before?.({} as Scene, 'you@here')
  expect(ran).toEqual(['habit', 'mark', 'plan'])
})
