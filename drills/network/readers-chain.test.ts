import { execFile } from 'node:child_process'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import type { Scene } from '../scene.ts'
import { stopChain } from './readers-chain.ts'

const folder = temporaryFolder()

test('a node that does not listen yet gets the signal again until it ends', async () => {
  // Succeeds while a node runs: it takes the third signal.
  const pkill = join(folder, 'pkill')
  const signals = join(folder, 'signals')
  await writeFile(pkill, `#!/bin/sh\necho "$*" >> ${signals}\n[ $(wc -l < ${signals}) -lt 4 ]\n`)
  await chmod(pkill, 0o755)
  const env = { PATH: `${folder}:${process.env.PATH}` }
  const exec = (command: string) => promisify(execFile)('bash', ['-c', command], { env })
  const scene = { exec: (_: string, command: string) => exec(command), machine: () => ({ exec }) }
  await stopChain(scene as unknown as Scene)
  expect(await readFile(signals, 'utf8')).toBe('-INT haqqd\n'.repeat(4))
})
