import { randomUUID } from 'node:crypto'
import {
  existsSync,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'

interface Owner {
  readonly pid: number
  readonly host: string
  /** When the process started, if the system says so: a later process may get the same id. */
  readonly start?: string | undefined
  /** Unique for each lock, even within one process. */
  readonly token: string
}

const POLL_MS = 40
/**
 * How often an owner renews its lock, and the age at which the lock of another machine counts as
 * abandoned. On this machine only the process decides: it may sleep for hours.
 */
const RENEW_MS = 5_000
const STALE_MS = 60_000

/**
 * Tokens of the locks this process holds. A lock with its process id but another token is a
 * leftover of an earlier process with the same id.
 */
const held = new Set<string>()

/**
 * Wait for a lock: a file that names its owner. A lock whose owner has exited is taken over.
 * @param onWait called once when another process holds the lock, with its process id
 * @throws the file system error when the file cannot be created.
 */
export async function lockFile(file: string, onWait: (pid: number) => void = () => {}) {
  const { pid } = process
  const owner: Owner = { pid, host: hostname(), start: startOf(pid), token: randomUUID() }
  const text = JSON.stringify(owner)
  held.add(owner.token)
  try {
    for (let hasWaited = false; !tryCreate(file, text); ) {
      const found = textOf(file) ?? ''
      if (isStale(file, found)) removeStale(file, found, owner.token)
      else {
        const pid = ownerOf(found)?.pid
        if (!hasWaited && pid !== undefined) onWait(pid)
        hasWaited ||= pid !== undefined
        await wait(POLL_MS)
      }
    }
  } catch (cause) {
    held.delete(owner.token)
    throw cause
  }
  const isHeld = () => textOf(file) === text
  const renew = () => isHeld() && utimesSync(file, new Date(), new Date())
  const renewing = setInterval(renew, RENEW_MS).unref()
  return {
    /** Whether this process still holds the lock, and no other process has taken it over. */
    isHeld,
    release: () => {
      clearInterval(renewing)
      held.delete(owner.token)
      if (isHeld()) rmSync(file, { force: true })
    },
  }
}

function tryCreate(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' })
    return true
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw cause
  }
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function ownerOf(text: string): Owner | undefined {
  try {
    return JSON.parse(text) as Owner
  } catch {
    return undefined
  }
}

function isStale(file: string, text: string): boolean {
  const owner = ownerOf(text)
  const ageMs = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
  // Between its creation and its first write a lock file is empty.
  if (owner === undefined) return ageMs > RENEW_MS
  if (owner.host !== hostname()) return ageMs > STALE_MS
  return owner.pid === process.pid ? !held.has(owner.token) : !isAlive(owner)
}

function isAlive({ pid, start }: Owner): boolean {
  try {
    process.kill(pid, 0)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return start === undefined || start === startOf(pid)
}

/**
 * When a process started, in clock ticks since the machine did; `undefined` where the system has no
 * `/proc`. It is field 22 of `proc_pid_stat(5)`; the name in field 2 may contain spaces.
 */
function startOf(pid: number): string | undefined {
  const text = textOf(`/proc/${pid}/stat`)
  return text?.slice(text.lastIndexOf(')') + 2).split(' ')[19]
}

/**
 * Remove a stale lock. Only one process can rename it: if another process has replaced the lock
 * meanwhile, the renamed file is the new lock, and this function puts it back.
 */
function removeStale(file: string, found: string, token: string): void {
  const aside = `${file}.${token}`
  try {
    renameSync(file, aside)
    if (textOf(aside) !== found && !existsSync(file)) linkSync(aside, file)
  } catch {
    // Another process was faster; the caller checks again.
  }
  rmSync(aside, { force: true })
}
