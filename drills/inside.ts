import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DrillError } from './options.ts'

/** Set in a process that has a network and process numbers of its own. */
const INSIDE = 'DRILLS_INSIDE'
/** Tells the process inside the namespaces the folder that the one outside has made. */
const FOLDER = 'DRILLS_FOLDER'
/** The folder of the control group of all machines. */
const GROUP = 'DRILLS_GROUP'

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

/** Whether this process runs where nothing of it can outlive it. */
export const isInside = (): boolean => process.env[INSIDE] !== undefined

/**
 * Run a command in namespaces of its own: the kernel ends all that it started when it ends, and a
 * port that is in use on this computer is free there.
 * @param environment variables that it has in addition
 * @returns its exit code
 * @throws DrillError where the computer does not allow it
 */
export async function runInside(
  command: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<number> {
  const [program = '', ...flags] = NAMESPACES.split(' ')
  const test = spawnSync(program, [...flags, 'true'], { encoding: 'utf8' })
  if (test.status !== 0)
    throw new DrillError(
      `drills need Linux and root, to give each machine a network and processes of its own: unshare: ${test.error?.message ?? test.stderr.trim()}`,
    )
  const group = `drills-${process.pid}`
  const child = spawn(program, [...flags, ...command], {
    stdio: 'inherit',
    env: { ...process.env, ...environment, [INSIDE]: '1', [GROUP]: `${GROUPS}/${group}` },
  })
  const end = () => child.kill('SIGKILL')
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, end)
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve))
  for (const signal of signals) process.off(signal, end)
  removeGroups(group)
  return code ?? 130
}

/** Remove the control groups of a drill, and say so if one remains after five seconds. */
export function removeGroups(group: string, below = '/sys/fs/cgroup'): void {
  if (spawnSync('sh', ['-c', REMOVE_GROUPS, group, below]).status !== 0)
    console.error(`the control group ${group} remains: its processes did not end in five seconds`)
}

/**
 * Do something with a folder for homes and logs, and remove it afterwards unless it is to be kept.
 * The process that nothing ends but its user does this, so that no other leaves the folder behind.
 * @param use gets the environment with the folder, for the process that works in it
 * @throws DrillError where no folder can be made
 */
export async function withWorkFolder<Result>(
  keep: string | undefined,
  use: (environment: Readonly<Record<string, string>>) => Promise<Result>,
): Promise<Result> {
  const folder = keep ?? join(tmpdir(), `drills-${randomUUID()}`)
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(({ message }) => {
    throw new DrillError(`no folder can be made in ${folder}: ${message}; name another with --keep`)
  })
  try {
    return await use({ [FOLDER]: folder })
  } finally {
    // What was killed a moment ago may still write.
    const options = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }
    if (keep === undefined) await rm(folder, options)
  }
}

/** A new folder for one page. */
export const pageFolder = (): Promise<string> =>
  mkdtemp(join(process.env[FOLDER] ?? tmpdir(), 'drill-'))
