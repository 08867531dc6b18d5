import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { promisify } from 'node:util'
import { DrillError } from '../options.ts'

const execute = promisify(execFile)

/** Longest time for one command of the program; nodes have none. */
const COMMAND_MS = 180_000

interface HaqqdRun {
  readonly haqqd: string
  /** Home of the user, so that the program reads nothing of whoever performs the drill. */
  readonly folder: string
  /** The node's home, in which the program runs: files are named as seen from there. */
  readonly home: string
}

/**
 * Run a command of the program with the keys of a home, and give what it prints.
 * @param command words separated by spaces, so that none may contain one
 * @throws DrillError with the first line of what the program says
 */
export async function runHaqqd(
  command: string,
  { haqqd, folder, home }: HaqqdRun,
): Promise<string> {
  await mkdir(home, { recursive: true })
  try {
    const { stdout } = await execute(haqqd, [...command.split(' '), '--home', home], {
      cwd: home,
      env: environment(folder),
      maxBuffer: 1 << 26,
      timeout: COMMAND_MS,
    })
    return stdout.trim()
  } catch (cause) {
    const { stderr = '' } = cause as { stderr?: string }
    throw new DrillError(`haqqd ${command}: ${stderr.split('\n')[0] || String(cause)}`)
  }
}

/** What programs of the network know about this computer. */
export const environment = (folder: string): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: folder,
})
