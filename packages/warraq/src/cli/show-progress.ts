import type { BuildProgress, OnProgress } from '../pipeline/progress.ts'

/** How much a command says while it works. */
export type Talk = 'quiet' | 'usual' | 'verbose'

interface ProgressOutput {
  readonly write: (text: string) => void
  /** Whether the line can be written again: a terminal. */
  readonly isTerminal: boolean
  readonly nowMs: () => number
}

const DOING: Readonly<Record<BuildProgress['phase'], string>> = {
  read: 'Reading the site',
  compile: 'Compiling pages',
  check: 'Checking links and pages',
  write: 'Writing pages',
  finish: 'Writing search index and other files',
}

const EVERY_MS = 100
/** Return to the start of the line and remove its text. */
const CLEAR = '\r\u001B[K'

interface ProgressLine {
  readonly onProgress: OnProgress
  /** Remove the line, or report the end of the last phase. */
  readonly end: () => void
}

/**
 * Shows what a build does: in a terminal one line that is written again, with `verbose` a line for
 * each phase when it ends; nothing in pipes and CI, or with `quiet`.
 */
export function showProgress(talk: Talk, output: ProgressOutput): ProgressLine {
  if (talk === 'verbose') return phaseLines(output)
  return talk === 'usual' && output.isTerminal
    ? singleLine(output)
    : { onProgress: () => {}, end: () => {} }
}

function singleLine({ write, nowMs }: ProgressOutput): ProgressLine {
  const start = nowMs()
  let shown: { readonly phase: string; readonly atMs: number } | undefined
  return {
    onProgress: (progress) => {
      const now = nowMs()
      if (progress.phase === shown?.phase && now - shown.atMs < EVERY_MS) return
      shown = { phase: progress.phase, atMs: now }
      write(`${CLEAR}${lineOf(progress)}  ${seconds(now - start)}`)
    },
    end: () => {
      if (shown !== undefined) write(CLEAR)
    },
  }
}

/** `Compiling pages: 812 of 2058 done, 1246 left` */
function lineOf({ phase, done, total }: BuildProgress): string {
  // Nothing is compiled or written again when nothing has changed.
  if (done === undefined || !total) return DOING[phase]
  return `${DOING[phase]}: ${done} of ${total} done, ${total - done} left`
}

function phaseLines({ write, nowMs }: ProgressOutput): ProgressLine {
  let current: BuildProgress | undefined
  let since = nowMs()
  const end = () => {
    if (current === undefined) return
    const pages = current.total === undefined ? '' : ` (${current.total})`
    const now = nowMs()
    write(`${DOING[current.phase]}${pages}: ${seconds(now - since)}\n`)
    since = now
    current = undefined
  }
  return {
    onProgress: (progress) => {
      if (progress.phase !== current?.phase || progress.done === 0) end()
      current = progress
    },
    end,
  }
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

/** Run something that reports its progress, and show that. */
export async function withProgress<Result>(
  talk: Talk,
  run: (onProgress: OnProgress) => Promise<Result>,
): Promise<Result> {
  const { onProgress, end } = showProgress(talk, terminal())
  try {
    return await run(onProgress)
  } finally {
    end()
  }
}

/** The terminal of this program, unless it is a log of continuous integration. */
function terminal(): ProgressOutput {
  const { stderr, env } = process
  const isTerminal = stderr.isTTY === true && !env.CI && env.TERM !== 'dumb'
  return { write: (text) => stderr.write(text), isTerminal, nowMs: () => performance.now() }
}
