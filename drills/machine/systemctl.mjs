// What pages use of systemctl, for a machine of the drills, which has no systemd: units with their
// drop-in files, users, environment, restarts and limits.
import { spawn, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readUnit } from './unit-file.mjs'

const FOLDERS = ['/etc/systemd/system', '/run/systemd/system', '/lib/systemd/system']
const WANTED = '/etc/systemd/system/multi-user.target.wants'
const stateFile = (name) => `/run/drill/${name}.json`
/** Longest time between the signal to end and the kill. */
const STOP_SECONDS = 60

/** The files of a unit with their drop-ins, in the order in which they apply. */
function unitFiles(name) {
  const unit = FOLDERS.map((folder) => join(folder, `${name}.service`)).find(existsSync)
  const extra = FOLDERS.flatMap((folder) => {
    const dir = join(folder, `${name}.service.d`)
    return existsSync(dir)
      ? readdirSync(dir)
          .sort()
          .map((file) => join(dir, file))
      : []
  })
  return unit === undefined ? [] : [unit, ...extra]
}

const textsOf = (files) => files.map((file) => readFileSync(file, 'utf8'))

function stateOf(name) {
  try {
    const state = JSON.parse(readFileSync(stateFile(name), 'utf8'))
    process.kill(state.supervisor, 0)
    return state
  } catch {
    return { active: existsSync(`${stateFile(name)}.failed`) ? 'failed' : 'inactive' }
  }
}

async function start(name) {
  if (stateOf(name).supervisor !== undefined) return
  if (unitFiles(name).length === 0)
    fail(5, `Failed to start ${name}.service: Unit ${name}.service not found.`)
  rmSync(`${stateFile(name)}.failed`, { force: true })
  const child = spawn(process.execPath, [import.meta.filename, 'supervise', name], {
    detached: true,
    stdio: 'ignore',
  })
  child.unref()
  for (let tries = 0; tries < 100 && stateOf(name).main === undefined; tries++) await wait(100)
}

async function stop(name) {
  if (unitFiles(name).length === 0)
    fail(5, `Failed to stop ${name}.service: Unit ${name}.service not loaded.`)
  const { supervisor } = stateOf(name)
  rmSync(`${stateFile(name)}.failed`, { force: true })
  if (supervisor === undefined) return
  process.kill(supervisor, 'SIGTERM')
  for (let tries = 0; tries < STOP_SECONDS * 10; tries++) {
    if (stateOf(name).supervisor === undefined) return
    await wait(100)
  }
}

/** Run the program of a unit until it is stopped, as `Restart` says. */
async function supervise(name) {
  const log = openSync(`/run/drill/${name}.log`, 'a')
  let isStopping = false
  let main
  process.on('SIGTERM', () => {
    isStopping = true
    main?.kill('SIGTERM')
    setTimeout(() => main?.kill('SIGKILL'), STOP_SECONDS * 500).unref()
  })
  for (;;) {
    const unit = readUnit(textsOf(unitFiles(name)))
    const user = unit.user ?? 'root'
    main = spawn(
      'setpriv',
      [
        '--reuid',
        user,
        '--regid',
        user,
        '--init-groups',
        '--',
        'bash',
        '-c',
        `ulimit -n ${unit.files ?? 1024}; cd ~; exec ${unit.command}`,
      ],
      {
        stdio: ['ignore', log, log],
        env: { PATH: process.env.PATH, HOME: homeOf(user), ...unit.environment },
      },
    )
    save(name, 'active', main.pid)
    const code = await new Promise((resolve) =>
      main.on('exit', (status, signal) => resolve(status ?? signal)),
    )
    const isClean = code === 0 || unit.success.includes(String(code))
    if (isStopping) break
    if (unit.restart !== 'always' && (unit.restart !== 'on-failure' || isClean)) {
      if (!isClean) writeFileSync(`${stateFile(name)}.failed`, '')
      break
    }
    save(name, 'activating')
    await wait(unit.restartSeconds * 1000)
    if (isStopping) break
  }
  rmSync(stateFile(name), { force: true })
}

const save = (name, active, main) =>
  writeFileSync(stateFile(name), JSON.stringify({ active, main, supervisor: process.pid }))

const homeOf = (user) =>
  spawnSync('getent', ['passwd', user], { encoding: 'utf8' }).stdout.split(':')[5] ?? '/'

function enable(name) {
  const [file] = unitFiles(name)
  if (file === undefined)
    fail(1, `Failed to enable unit: Unit file ${name}.service does not exist.`)
  mkdirSync(WANTED, { recursive: true })
  if (!existsSync(join(WANTED, `${name}.service`)))
    symlinkSync(file, join(WANTED, `${name}.service`))
}

function show(name, args) {
  const unit = readUnit(textsOf(unitFiles(name)))
  const environment = Object.entries(unit.environment).map(([key, value]) => `${key}=${value}`)
  const properties = {
    Restart: unit.restart,
    Environment: environment.join(' '),
    ActiveState: stateOf(name).active,
  }
  for (const arg of args) {
    const property = /^--property=(\w+)$/.exec(arg)?.[1]
    if (property !== undefined) console.log(`${property}=${properties[property] ?? ''}`)
  }
}

function status(name) {
  const { active, main } = stateOf(name)
  console.log(`${name}.service\n     Active: ${active}\n   Main PID: ${main ?? ''}`)
  const { stdout } = spawnSync('ps', ['-eo', 'pid,args', '--forest'], { encoding: 'utf8' })
  console.log(
    stdout
      .split('\n')
      .filter((line) => / start\b/.test(line))
      .join('\n'),
  )
  if (active !== 'active') process.exitCode = 3
}

function fail(code, message) {
  console.error(message)
  process.exit(code)
}

const args = process.argv.slice(2)
const verb = args.find((arg) => !arg.startsWith('-'))
const names = args
  .filter((arg) => !arg.startsWith('-'))
  .slice(1)
  .map((name) => basename(name, '.service'))
for (const name of verb === 'daemon-reload' ? [''] : names) {
  if (verb === 'supervise') await supervise(name)
  if (verb === 'stop' || verb === 'restart' || (verb === 'disable' && args.includes('--now')))
    await stop(name)
  if (verb === 'enable') enable(name)
  if (verb === 'disable') rmSync(join(WANTED, `${name}.service`), { force: true })
  if (verb === 'start' || verb === 'restart' || (verb === 'enable' && args.includes('--now')))
    await start(name)
  if (verb === 'show') show(name, args)
  if (verb === 'status') status(name)
  if (verb === 'cat') console.log(textsOf(unitFiles(name)).join('\n'))
  if (verb === 'is-active') {
    const { active } = stateOf(name)
    console.log(active)
    if (active !== 'active') process.exitCode = 3
  }
  if (verb === 'is-enabled') {
    const isEnabled = existsSync(join(WANTED, `${name}.service`))
    console.log(isEnabled ? 'enabled' : 'disabled')
    if (!isEnabled) process.exitCode = 1
  }
}
