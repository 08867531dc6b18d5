import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { missingPrograms } from '../scripts/test-programs.mjs'
import { lacks } from '../tests/needed-packages.ts'
import { temporaryFolder } from '../tests/temporary-folder.ts'
import { GROUPS, runInside } from './inside.ts'
import { placeOf, waitForServices } from './machine.ts'

test('a place has a user and a machine, and a text without one of them is refused', () => {
  expect(placeOf('admin1@sentry-a')).toEqual({ user: 'admin1', name: 'sentry-a' })
  for (const at of ['validator', '@validator', 'haqq@', 'haqq@a b'])
    expect(() => placeOf(at)).toThrow(`"${at}" names no user of a machine: write user@machine`)
})

const root = join(import.meta.dirname, '..')

/** Two machines of a drill with a unit of one name: what is stopped in one still runs in the other. */
const TWO_MACHINES = `
const { importTypeScript } = await import(${JSON.stringify(join(root, 'scripts/import-typescript.mjs'))})
const { openBridge, startMachine } = await importTypeScript('drills/machine.ts')
await openBridge()
const deny = ({ message }) => {
  console.error(message)
  process.exit(/cannot create the control group/.test(message) ? 9 : 1)
}
const start = (name, address) =>
  startMachine({ name, address, folder: process.env.DRILLS_FOLDER + '/' + name }).catch(deny)
const [a, b] = [await start('a', '10.0.0.41'), await start('b', '10.0.0.42')]
const unit = '[Service]\\nUser=nobody\\nPrivateUsers=yes\\nLimitNOFILE=777\\nExecStart=/bin/sh -c "ulimit -n; exec sleep 1000"\\n'
for (const { exec } of [a, b])
  await exec("printf '" + unit + "' > /etc/systemd/system/x.service; systemctl start x")
const status = await a.exec('until systemctl status x | grep "sleep 1000"; do sleep 0.1; done')
await a.exec('systemctl stop x')
const state = (machine) => machine.exec('systemctl is-active x || true')
const log = await b.exec('until journalctl -u x -o cat | grep 777; do sleep 0.1; done')
const seen = status.replace(/.*\\d /, '') + (await state(a)) + (await state(b)) + log
process.exit(seen === 'sleep 1000\\ninactive\\nactive\\n777\\n' ? 7 : 8)`

/** Containers often may not: drills then say what they need. */
function mayMakeGroups(): boolean {
  const group = join(GROUPS, `drills-try-${process.pid}`)
  return spawnSync('sh', ['-c', 'mkdir "$0" && rmdir "$0"', group]).status === 0
}

const hasNoSystemd = lacks('machines of drills', missingPrograms(['systemd', 'dbus']))

test.skipIf(hasNoSystemd)('each machine runs its services, as the units say', async () => {
  const command = [process.execPath, '--input-type=module', '-e', TWO_MACHINES]
  const code = await runInside(command).catch((error: Error) => error.message)
  if (typeof code === 'string') expect(code).toMatch(/drills need Linux and root.*unshare/)
  else expect(code).toBe(mayMakeGroups() ? 7 : 9)
  expect(
    spawnSync('find', ['/sys/fs/cgroup', '-name', `drills-${process.pid}`]).stdout,
  ).toHaveLength(0)
})

test('a computer without D-Bus is told so before a machine starts', async () => {
  const said = join(temporaryFolder(), 'said')
  const start = join(root, 'drills/machine/start.sh')
  const hide = '[ ! -e /usr/bin/dbus-daemon ] || mount --bind /dev/null /usr/bin/dbus-daemon'
  const command = ['bash', '-c', `${hide}; bash ${start} /nowhere > ${said}`]
  const code = await runInside(command).catch((error: Error) => error.message)
  if (typeof code === 'string') expect(code).toMatch(/drills need Linux and root.*unshare/)
  else {
    expect(code).toBe(1)
    expect(readFileSync(said, 'utf8')).toMatch(/^drills need systemd and D-Bus.*apt-get install/)
  }
})

test('a machine whose services do not start names those that failed', () => {
  const folder = temporaryFolder()
  const stateOf = (isActive: boolean) => {
    const systemctl = `#!/bin/sh\n[ "$1" = --failed ] || exit ${isActive ? 0 : 3}\necho dbus.service failed\n`
    writeFileSync(join(folder, 'systemctl'), systemctl, { mode: 0o755 })
    const env = { PATH: `${folder}:${process.env.PATH}` }
    return spawnSync('bash', ['-c', waitForServices(1)], { env, encoding: 'utf8' }).stdout
  }
  expect(stateOf(false)).toBe('systemd did not start its services in 1 s:\ndbus.service failed\n')
  expect(stateOf(true)).toBe('')
})
