import { execFile, spawn } from 'node:child_process'
import { chmod, copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { DRILLS } from './network/addresses.ts'
import { DrillError } from './options.ts'
import { ROOT } from './root.ts'
import { collect, interruptCommand, lastLines, openShell } from './shell.ts'

const execute = promisify(execFile)

/** A machine: a private copy of this computer's files, with users, processes and network of its own. */
export type Machine = Awaited<ReturnType<typeof startMachine>>

interface MachineSource {
  readonly name: string
  readonly address: string
  /** Folder for its files. */
  readonly folder: string
}

/**
 * The parts of `haqq@validator`.
 * @throws DrillError for anything else
 */
export function placeOf(at: string): { readonly user: string; readonly name: string } {
  const [, user, name] = /^([\w-]+)@([\w-]+)$/.exec(at) ?? []
  if (user === undefined || name === undefined)
    throw new DrillError(`"${at}" names no user of a machine: write user@machine`)
  return { user, name }
}

const PATH = '/usr/local/bin:/usr/local/sbin:/usr/bin:/usr/sbin:/bin:/sbin'
/** The scripts that start a machine and stand in for sudo. */
const SCRIPTS = join(ROOT, 'drills/machine')
/** Makes users with the rights of an administrator. */
const ADD_ADMINISTRATORS =
  'for user in admin1 you; do useradd --non-unique --uid 0 --gid 0 --create-home --shell /bin/bash $user 2>/dev/null || exit; done'

/** The shell of a user, without settings. */
const SHELL = 'cd ~; exec bash --noprofile --norc'

/** The command that waits for systemd: it prints nothing, or what failed. */
export const waitForServices = (seconds: number): string =>
  `timeout ${seconds} sh -c 'until systemctl is-active --quiet drill.target; do sleep 0.1; done' || {
echo 'systemd did not start its services in ${seconds} s:'
timeout 10 systemctl --failed --no-legend --plain 2>&1; true; }`

/** Start a machine that is connected to the bridge `drills`. */
export async function startMachine({ name, address, folder }: MachineSource) {
  await mkdir(folder, { recursive: true })
  const options = '--mount --pid --fork --kill-child bash'.split(' ')
  const outer = await startInNetwork([...options, join(SCRIPTS, 'start.sh'), folder])
  const children = await readFile(`/proc/${outer.pid}/task/${outer.pid}/children`, 'utf8')
  const pid = Number(children.trim().split(' ')[0])
  await connect(pid, address)
  const root = `/proc/${pid}/root`
  const enter = `--target ${pid} --mount --net --pid --root --wd`.split(' ')
  const exec = async (command: string) => {
    const options = { env: { PATH, HOME: '/root' }, maxBuffer: 1 << 26, timeout: 300_000 }
    try {
      // Without its settings: a shell that reads a socket takes itself for one of `rsh`.
      const shell = ['bash', '--norc', '-c', command]
      return (await execute('nsenter', [...enter, ...shell], options)).stdout
    } catch (cause) {
      const { stdout = '', stderr = '' } = cause as { stdout?: string; stderr?: string }
      const last = lastLines(`${stdout}${stderr}`, 5)
      throw new DrillError(`${name}: \`${command}\` failed:\n${last}`)
    }
  }
  const state = await exec(waitForServices(60))
  if (state !== '') throw new DrillError(`${name}: ${state.trim()}`)
  await installProgram({ root }, join(SCRIPTS, 'sudo'), 'sudo')
  await exec(ADD_ADMINISTRATORS)
  return {
    name,
    address,
    /** Its root folder, as the drills see it. */
    root,
    /** Number of its first process; the machine ends with it. */
    pid,
    /** Run a command as root and give its output. */
    exec,
    openShell: (user: string) =>
      openShell({
        command: ['nsenter', ...enter, ...`runuser -u ${user} -- bash -c`.split(' '), SHELL],
        env: { PATH, HOME: user === 'root' ? '/root' : `/home/${user}`, USER: user, TERM: 'dumb' },
        write: async (file, text) => {
          await writeFile(`${root}/run/drill/${file}`, text)
          return `/run/drill/${file}`
        },
        interrupt: (shell) => void exec(interruptCommand(shell)).catch(() => undefined),
      }),
    stop: () => outer.kill('SIGKILL'),
  }
}

/**
 * Start a process in a network of its own, and wait until it says `ready`.
 * @param command may begin with options of `unshare`
 */
export async function startInNetwork(command: readonly string[], env = process.env) {
  const started = spawn('unshare', ['--net', ...command], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  })
  const output = collect(started)
  if ((await output.until(/^ready$/m, 60)) === undefined)
    throw new DrillError(
      `no machine could be started (exit code ${started.exitCode}): ${output.take().trim()}`,
    )
  return started
}

/** Make the bridge that connects machines and the nodes of networks. */
export async function openBridge(): Promise<void> {
  const commands = `ip link set lo up
ip link add drills type bridge
ip address add ${DRILLS}/24 dev drills
ip link set drills up`
  await execute('sh', ['-ec', commands]).catch(({ stderr }) => {
    throw new DrillError(`no bridge could be made: ${stderr}`)
  })
}

/** Connect the network of a process to the bridge. */
export async function connect(pid: number | undefined, address: string): Promise<void> {
  const outside = `v${address.replaceAll('.', '')}`
  // The network of the page before has ended, but the kernel may not have removed its interface yet.
  await execute('ip', ['link', 'delete', outside]).catch(() => undefined)
  const own = `nsenter --target ${pid} --net ip`
  const commands = `ip link add ${outside} type veth peer name eth0 netns ${pid}
ip link set ${outside} master drills up
${own} address add ${address}/24 dev eth0
${own} link set eth0 up`
  await execute('sh', ['-ec', commands])
}

/**
 * Put a program of this computer onto a machine.
 * @param name below `/usr/local/bin`, or a whole path
 */
export async function installProgram(
  { root }: Pick<Machine, 'root'>,
  file: string,
  name: string,
): Promise<void> {
  const target = join(root, resolve('/usr/local/bin', name))
  await copyFile(file, target)
  await chmod(target, 0o755)
}
