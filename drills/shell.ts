import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import type { BlockRun, FailedCommand } from './compare.ts'
import { DrillError } from './options.ts'

interface ShellSource {
  /** Command line that ends in a shell which reads its input. */
  readonly command: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** Write a file that the shell can read, and give its path there. */
  readonly write: (name: string, text: string) => Promise<string>
  /** Send Ctrl+C to what runs in the foreground of the shell with that process number. */
  readonly interrupt: (shell: number) => void
}

interface RunOptions {
  readonly seconds: number
  readonly until?: RegExp | undefined
  /** A line for each prompt. */
  readonly typed?: readonly string[] | undefined
}

export interface Shell {
  /**
   * Run a block as if it were pasted: variables stay for the next one.
   * @throws DrillError when it does not end in time
   */
  readonly run: (code: string, options: RunOptions) => Promise<BlockRun>
  readonly close: () => void
}

const FAILED = '@failed'

/** Open a shell that stays open between blocks. */
export async function openShell(source: ShellSource): Promise<Shell> {
  const [program = '', ...args] = source.command
  const child = spawn(program, args, { env: source.env, stdio: ['pipe', 'pipe', 'pipe'] })
  child.stdin.on('error', () => undefined)
  const output = collect(child)
  child.stdin.write(
    `exec 2>&1\ntrap 'printf "\\n${FAILED} %s %s\\n" "$?" "\${BASH_COMMAND%%$'\\''\\n'\\''*}"' ERR\necho "opened $$"\n`,
  )
  const opened = await output.until(/^opened (\d+)$/m, 60)
  if (opened === undefined)
    throw new DrillError(
      `no shell could be opened with ${source.command.join(' ')}: ${output.take()}`,
    )
  const number = Number(opened[1])
  output.take()
  return {
    run: async (code, { seconds, until, typed = [] }) => {
      const end = randomUUID()
      const script = await source.write(`${end}.sh`, `${code}\n:\n`)
      const input = await source.write(`${end}.typed`, typed.map((line) => `${line}\n`).join(''))
      // The last line of the block may have no end of its own.
      child.stdin.write(`. ${script} < ${input}\nprintf '\\n%s\\n' "${end}"\n`)
      const ended = new RegExp(`${end}\\n`)
      if (until !== undefined) {
        const start = Date.now()
        const isOver = output.until(ended, seconds).then(() => undefined)
        const seen = await Promise.race([output.until(until, seconds), isOver])
        source.interrupt(number)
        if (seen === undefined) {
          await output.until(ended, 30)
          throw new DrillError(
            `after ${Math.round((Date.now() - start) / 1000)} s its output does not match ${until}:\n${lastLines(output.take())}`,
          )
        }
      }
      if ((await output.until(ended, seconds)) === undefined) {
        source.interrupt(number)
        const why = output.isOpen() ? `it hangs: no end after ${seconds} s` : 'it ended its shell'
        throw new DrillError(`${why}; the last it printed:\n${lastLines(output.take())}`)
      }
      return read(output.take(), end, until !== undefined)
    },
    close: () => {
      child.stdin.destroy()
      child.kill('SIGKILL')
    },
  }
}

/**
 * The command that sends Ctrl+C as a terminal does: to all that runs in the shell, so also to what a
 * program such as `npx` has started.
 * @param shell its process number
 */
export const interruptCommand = (shell: number): string =>
  `below() { local child; for child in $(pgrep -P $1); do below $child; echo $child; done; }; kill -INT $(below ${shell})`

/** What a process prints. */
export function collect(child: ChildProcessByStdio<Writable | null, Readable, Readable>) {
  let text = ''
  let isOpen = true
  const changes = new EventEmitter()
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (printed) => {
      text += printed
      changes.emit('change')
    })
  child.once('close', () => {
    isOpen = false
    changes.emit('change')
  })
  return {
    isOpen: () => isOpen,
    take: () => {
      const taken = text
      text = ''
      return taken
    },
    /** The match of a pattern in what was printed since the last `take`, waited for while the shell is open. */
    until: async (pattern: RegExp, seconds: number): Promise<RegExpExecArray | undefined> => {
      const late = AbortSignal.timeout(seconds * 1000)
      while (!late.aborted) {
        const match = pattern.exec(stripVTControlCharacters(text))
        if (match !== null || !isOpen) return match ?? undefined
        await once(changes, 'change', { signal: late }).catch(() => undefined)
      }
      return undefined
    },
  }
}

/** The output of a block, and the commands that failed in it. */
function read(text: string, end: string, wasInterrupted: boolean): BlockRun {
  const failed: FailedCommand[] = []
  const lines = text.split('\n').filter((line) => {
    const [, status, command] = new RegExp(`^${FAILED} (\\d+) (.*)$`).exec(line) ?? []
    if (status === undefined || command === undefined) return !line.includes(end)
    // 130: ended by the Ctrl+C that the plan asks for.
    if (!wasInterrupted) failed.push({ command, status: Number(status) })
    return false
  })
  return { output: lines.join('\n').trim(), failed }
}

/** The end of what was printed, for messages. */
export const lastLines = (text: string, count = 12): string => {
  const lines = stripVTControlCharacters(text).trim().split('\n').slice(-count)
  return lines.map((line) => line.slice(0, 300)).join('\n')
}
