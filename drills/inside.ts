import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DrillError } from './options.ts'

/** The kernel ends `unshare` with this process, even by SIGKILL, and with `unshare` all that it holds. */
const NAMESPACES =
  'setpriv --pdeathsig KILL unshare --mount --net --pid --fork --kill-child --mount-proc'

/** On a computer with both versions of control groups, systemd has its own tree of the first one. */
export const GROUPS = existsSync('/sys/fs/cgroup/systemd')
  ? '/sys/fs/cgroup/systemd'
  : '/sys/fs/cgroup'

/** The last processes of machines may end a moment later. */
const REMOVE_GROUPS = String.raw`for i in $(seq 50); do
find "$1" -depth \( -path "*/$0" -o -path "*/$0/*" \) -type d -delete
find "$1" -name "$0" | grep -q . || exit 0
sleep 0.1; done; exit 1`

/**
 * The folder for homes and logs, which the process outside the namespaces has made.
 * @returns `undefined` outside
 */
export const workFolder = (): string | undefined => process.env.DRILLS_FOLDER

/**
 * Run a command in namespaces of its own: the kernel ends all that it started when it ends, and a
 * port that is in use on this computer is free there. Its `DRILLS_FOLDER` is a folder for homes and
 * logs, and `DRILLS_GROUP` that of the control group of all machines. This process, which only its
 * user ends, makes and removes both, so that no other leaves them behind.
 * @param keep the folder, which then stays
 * @returns its exit code
 * @throws DrillError where the computer does not allow it
 */
export async function runInside(command: readonly string[], keep?: string): Promise<number> {
  const [program = '', ...flags] = NAMESPACES.split(' ')
  const test = spawnSync(program, [...flags, 'true'], { encoding: 'utf8' })
  if (test.status !== 0)
    throw new DrillError(
      `drills need Linux and root, to give each machine a network and processes of its own: unshare: ${test.error?.message ?? test.stderr.trim()}`,
    )
  const folder = keep ?? join(tmpdir(), `drills-${randomUUID()}`)
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(({ message }) => {
    throw new DrillError(`no folder can be made in ${folder}: ${message}; name another with --keep`)
  })
  const group = `drills-${process.pid}`
  const child = spawn(program, [...flags, ...command], {
    stdio: 'inherit',
    env: { ...process.env, DRILLS_FOLDER: folder, DRILLS_GROUP: `${GROUPS}/${group}` },
  })
  const end = () => child.kill('SIGKILL')
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, end)
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve))
  for (const signal of signals) process.off(signal, end)
  removeGroups(group)
  // What was killed a moment ago may still write.
  const options = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }
  if (keep === undefined) await rm(folder, options)
  return code ?? 130
}

/** Remove the control groups of a drill, and say so if one remains after five seconds. */
export function removeGroups(group: string, below = '/sys/fs/cgroup'): void {
  if (spawnSync('sh', ['-c', REMOVE_GROUPS, group, below]).status !== 0)
    console.error(`the control group ${group} remains: its processes did not end in five seconds`)
}
