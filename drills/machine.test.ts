import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runInside } from './inside.ts'
import { placeOf } from './machine.ts'
import { withWorkFolder } from './work-folder.ts'

test('a place has a user and a machine, and a text without one of them is refused', () => {
  expect(placeOf('admin1@sentry-a')).toEqual({ user: 'admin1', name: 'sentry-a' })
  for (const at of ['validator', '@validator', 'haqq@', 'haqq@a b'])
    expect(() => placeOf(at)).toThrow(`"${at}" names no user of a machine: write user@machine`)
})

const root = join(import.meta.dirname, '..')

/** Two machines of a drill: what is stopped in one still runs in the other. */
const TWO_MACHINES = `
const { importTypeScript } = await import(${JSON.stringify(join(root, 'scripts/import-typescript.mjs'))})
const { openBridge, startMachine } = await importTypeScript('drills/machine.ts')
await openBridge()
const deny = ({ message }) => {
  console.error(message)
  process.exit(/drills need control groups/.test(message) ? 9 : 1)
}
const start = (name, address) =>
  startMachine({ name, address, folder: process.env.DRILLS_FOLDER + '/' + name, scripts: ${JSON.stringify(join(root, 'drills/machine'))} }).catch(deny)
const [a, b] = [await start('a', '10.0.0.41'), await start('b', '10.0.0.42')]
const unit = '[Service]\\nUser=nobody\\nLimitNOFILE=777\\nExecStart=/bin/sh -c "ulimit -n; exec sleep 1000"\\n'
for (const { exec } of [a, b])
  await exec("printf '" + unit + "' > /etc/systemd/system/x.service; systemctl start x")
await a.exec('systemctl stop x')
const state = (machine) => machine.exec('systemctl is-active x || true')
const log = await b.exec('until journalctl -u x -o cat | grep 777; do sleep 0.1; done')
process.exit((await state(a)) + (await state(b)) + log === 'inactive\\nactive\\n777\\n' ? 7 : 8)`

/** Containers often may not: drills then say what they need. */
function mayMakeGroups(): boolean {
  const [own = ''] = ['/sys/fs/cgroup/systemd', '/sys/fs/cgroup'].filter(existsSync)
  const group = join(own, `drills-try-${process.pid}`)
  return spawnSync('sh', ['-c', 'mkdir "$0" && rmdir "$0"', group]).status === 0
}

test('each machine runs its services, as the units say', async () => {
  const command = [process.execPath, '--input-type=module', '-e', TWO_MACHINES]
  const code = await withWorkFolder(undefined, (environment) =>
    runInside(command, environment),
  ).catch((error: Error) => error.message)
  if (typeof code === 'string') expect(code).toMatch(/drills need Linux and root.*unshare/)
  else expect(code).toBe(mayMakeGroups() ? 7 : 9)
  expect(
    spawnSync('find', ['/sys/fs/cgroup', '-name', `drills-${process.pid}`]).stdout,
  ).toHaveLength(0)
})
