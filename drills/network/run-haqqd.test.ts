import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { lockCoins } from './liquid-coin.ts'
import type { LocalNetwork } from './local-network.ts'
import { runHaqqd } from './run-haqqd.ts'

const folder = temporaryFolder()

test('the program runs in a home whose path has spaces', async () => {
  const haqqd = join(folder, 'haqqd')
  await writeFile(
    haqqd,
    '#!/bin/sh\n[ "$1" = fail ] && { echo no >&2; exit 1; }\npwd\nprintf "%s\\n" "$@"\n',
  )
  await chmod(haqqd, 0o755)
  const home = join(folder, 'a b', 'node 1')
  const run = (command: string) => runHaqqd(command, { haqqd, folder, home })
  expect(await run('keys add x')).toBe([home, 'keys', 'add', 'x', '--home', home].join('\n'))
  await expect(run('fail now')).rejects.toThrow(/^haqqd fail now: no$/)
})

/** A network that only notes the commands which it gets. */
function notingNetwork() {
  const commands: string[] = []
  const note = async (command: string) => void commands.push(command)
  const network = { home: folder, haqqd: note, send: note, give: note, addressOf: async () => 'a' }
  return { commands, network: network as unknown as LocalNetwork }
}

test('a lockup is named as seen from the home of the node', async () => {
  const { commands, network } = notingNetwork()
  await lockCoins(network, 'haqq1x')
  const file = commands[0]?.split(' --lockup ')[1] ?? ''
  expect(file).not.toContain('/')
  expect(await readFile(join(folder, file), 'utf8')).toContain('"periods"')
})
