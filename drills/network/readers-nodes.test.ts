import { expect, test } from 'vitest'
import type { Scene } from '../scene.ts'
import { untilCaughtUp } from './readers-nodes.ts'

/** A machine whose node gives an answer, and whose log has one line. */
const sceneWith = (status: string) => {
  const exec = async (command: string) => (command.startsWith('journalctl') ? 'last words' : status)
  return { machine: () => ({ exec }), network: () => ({ height: async () => 9 }) }
}

test('a node that has ended is told from one that lags behind', async () => {
  const wait = (status: string) => untilCaughtUp(sceneWith(status) as unknown as Scene, 'a', 1)
  await expect(wait('failed\n')).rejects.toThrow(/^the node of a has ended:\nlast words$/)
  const sync = { catching_up: true, latest_block_height: '3' }
  await expect(wait(JSON.stringify({ result: { sync_info: sync } }))).rejects.toThrow(
    /^the node of a has not caught up after 1 s:\nlast words$/,
  )
})
