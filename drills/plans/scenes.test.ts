import { expect, test } from 'vitest'
import type { Scene } from '../scene.ts'
import { readerPlan } from './scenes.ts'

test('a reader has a network also on a page that prepares nothing else', async () => {
  const startNetwork = () => Promise.reject(new Error('started'))
  const { prepare } = readerPlan('a.md', {})
  await expect(prepare({ startNetwork } as unknown as Scene)).rejects.toThrow('started')
})
