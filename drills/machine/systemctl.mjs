// What pages use of systemctl, for a machine of the drills, which has no systemd: services and
// timers with their drop-in files, users, environment, restarts and limits.
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
import { readEnvironment, readUnit } from './unit-file.mjs'

const FOLDERS = ['/etc/systemd/system', '/run/systemd/system', '/lib/systemd/system']
const WANTED = '/etc/systemd/system/multi-user.target.wants'
const stateFile = (name) => `/run/drill/${name}.json`
/** Longest time between the signal to end and the kill. */
const STOP_SECONDS = 60

/** The name of its file: `haqqd` is a service, `haqq-block-age.timer` is not. */
const fileOf = (name) => (name.endsWith('.timer') ? name : `${name}.service`)

/** The file of a unit: its own, or for `wg-quick@wg0` the template `wg-quick@.service`. */
function unitFile(name) {
  const names = [fileOf(name), fileOf(name.replace(/@.+/, '@'))]
  return names.flatMap((file) => FOLDERS.map((folder) => join(folder, file))).find(existsSync)
}

/** The files of a unit with their drop-ins, in the order in which they apply. */
function unitFiles(name) {
  const unit = unitFile(name)
  const extra = FOLDERS.flatMap((folder) => {
    const dir = join(folder, `${fileOf(name)}.d`)
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
    fail(5, `Failed to start ${fileOf(name)}: Unit ${fileOf(name)} not found.`)
  rmSync(`${stateFile(name)}.failed`, { force: true })
  if (unitOf(name).isOneshot) {
    const { status } = spawnSync('bash', ['-c', scriptOf(name)], processOf(name))
    if (status !== 0) fail(1, `Job for ${fileOf(name)} failed.`)
    return
  }
  const child = spawn(process.execPath, [import.meta.filename, 'supervise', name], {
    detached: true,
    stdio: 'ignore',
  })
  child.unref()
  for (let tries = 0; tries < 100 && stateOf(name).main === undefined; tries++) await wait(100)
}

async function stop(name) {
  if (unitFiles(name).length === 0)
    fail(5, `Failed to stop ${fileOf(name)}: Unit ${fileOf(name)} not loaded.`)
  const { supervisor } = stateOf(name)
  rmSync(`${stateFile(name)}.failed`, { force: true })
  if (supervisor === undefined) return
  process.kill(supervisor, 'SIGTERM')
  for (let tries = 0; tries < STOP_SECONDS * 10; tries++) {
    if (stateOf(name).supervisor === undefined) return
    await wait(100)
  }
}

const unitOf = (name) =>
  readUnit(textsOf(unitFiles(name)).map((text) => text.replaceAll('%i', instanceOf(name))))

/** `wg0` of `wg-quick@wg0`. */
const instanceOf = (name) => name.split('@')[1] ?? ''

/** What a program of a unit gets: nothing of the shell that starts it but the path. */
function processOf(name) {
  const log = openSync(`/run/drill/${name}.log`, 'a')
  return { stdio: ['ignore', log, log], env: { PATH: process.env.PATH } }
}

/** A shell script that becomes the program of a unit. */
function scriptOf(name) {
  const unit = unitOf(name)
  const user = unit.user ?? 'root'
  const folder = unit.runtimeFolder && `/run/${unit.runtimeFolder}`
  const environment = { ...environmentFilesOf(unit), ...unit.environment }
  return [
    ...(folder ? [`install -d -o ${user} ${folder}`] : []),
    ...unit.before.map((command) => `${command.replace(/^[-+!]+/, '')} || exit`),
    ...Object.entries(environment).map(([key, value]) => `export ${key}=${quoted(value)}`),
    `export HOME=${homeOf(user)}`,
    `ulimit -n ${unit.files ?? 1024}`,
    'cd ~ 2>/dev/null || cd /',
    `exec setpriv --reuid ${user} --regid "$(id -g ${user})" --init-groups -- bash -c ${quoted(`exec ${unit.command}`)}`,
  ].join('\n')
}

const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`

const environmentFilesOf = ({ environmentFiles }) =>
  readEnvironment(textsOf(environmentFiles.filter(existsSync)).join('\n'))

/** Run the program of a unit until it is stopped, as `Restart` says. */
async function supervise(name) {
  let isStopping = false
  let end = () => undefined
  process.on('SIGTERM', () => {
    isStopping = true
    end('SIGTERM')
    setTimeout(() => end('SIGKILL'), STOP_SECONDS * 500).unref()
  })
  if (name.endsWith('.timer')) return superviseTimer(name)
  for (;;) {
    const unit = unitOf(name)
    const child = spawn('bash', ['-c', scriptOf(name)], processOf(name))
    end = (signal) => child.kill(signal)
    const exit = new Promise((resolve) =>
      child.on('exit', (status, signal) => resolve(status ?? signal)),
    )
    if (unit.pidFile === undefined) save(name, 'active', child.pid)
    let code = await exit
    if (unit.pidFile !== undefined && code === 0) {
      const main = Number(readFileSync(unit.pidFile, 'utf8'))
      end = (signal) => process.kill(main, signal)
      save(name, 'active', main)
      while (existsSync(`/proc/${main}`)) await wait(200)
      code = 'ended'
    }
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

/** Run the service of a timer again and again. */
async function superviseTimer(name) {
  const { firstSeconds, everySeconds } = unitOf(name).timer
  process.on('SIGTERM', () => process.exit())
  save(name, 'active', process.pid)
  const upSeconds = Number.parseFloat(readFileSync('/proc/uptime', 'utf8'))
  await wait(Math.max(0, firstSeconds - upSeconds) * 1000)
  for (;;) {
    const service = name.replace(/\.timer$/, '')
    spawnSync('bash', ['-c', scriptOf(service)], processOf(service))
    await wait(everySeconds * 1000)
  }
}

function reload(name) {
  const { main } = stateOf(name)
  if (main === undefined) fail(1, `${fileOf(name)} is not active, cannot reload.`)
  for (const command of unitOf(name).reload) {
    const env = { ...process.env, MAINPID: String(main) }
    const { status } = spawnSync('bash', ['-c', command], { stdio: 'inherit', env })
    if (status !== 0) fail(1, `Job for ${fileOf(name)} failed.`)
  }
}

function listTimers(names) {
  console.log('UNIT ACTIVATES')
  for (const name of names.filter((one) => stateOf(one).active === 'active'))
    console.log(`${name} ${name.replace(/\.timer$/, '.service')}`)
}

const save = (name, active, main) =>
  writeFileSync(stateFile(name), JSON.stringify({ active, main, supervisor: process.pid }))

const homeOf = (user) =>
  spawnSync('getent', ['passwd', user], { encoding: 'utf8' }).stdout.split(':')[5] ?? '/'

function enable(name) {
  const [file] = unitFiles(name)
  if (file === undefined)
    fail(1, `Failed to enable unit: Unit file ${fileOf(name)} does not exist.`)
  mkdirSync(WANTED, { recursive: true })
  if (!existsSync(join(WANTED, fileOf(name)))) symlinkSync(file, join(WANTED, fileOf(name)))
}

function show(name, args) {
  const unit = unitOf(name)
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
  console.log(`${fileOf(name)}\n     Active: ${active}\n   Main PID: ${main ?? ''}`)
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
if (verb === 'list-timers') listTimers(names)
for (const name of ['daemon-reload', 'list-timers'].includes(verb) ? [] : names) {
  if (verb === 'supervise') await supervise(name)
  if (verb === 'stop' || verb === 'restart' || (verb === 'disable' && args.includes('--now')))
    await stop(name)
  if (verb === 'enable') enable(name)
  if (verb === 'disable') rmSync(join(WANTED, fileOf(name)), { force: true })
  if (verb === 'start' || verb === 'restart' || (verb === 'enable' && args.includes('--now')))
    await start(name)
  if (verb === 'reload') reload(name)
  if (verb === 'show') show(name, args)
  if (verb === 'status') status(name)
  if (verb === 'cat') console.log(textsOf(unitFiles(name)).join('\n'))
  if (verb === 'is-active') {
    const { active } = stateOf(name)
    console.log(active)
    if (active !== 'active') process.exitCode = 3
  }
  if (verb === 'is-enabled') {
    const isEnabled = existsSync(join(WANTED, fileOf(name)))
    console.log(isEnabled ? 'enabled' : 'disabled')
    if (!isEnabled) process.exitCode = 1
  }
}
