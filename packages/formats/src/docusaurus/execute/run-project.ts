import { fork } from 'node:child_process'
import { relative } from 'node:path'
import { UsageError } from 'warraq/plugin'
import type { ProjectBundle } from './project-bundle.ts'
import { POSTCSS_RUNS, type ProjectAnswer } from './project-runtime.ts'

/** Values of modules, and facts read from their code. */
export type ProjectValues = Extract<ProjectAnswer, { values: unknown }>

export const NO_VALUES: ProjectValues = {
  ...{ values: {}, aliases: {}, postcss: [], missing: [] },
  ...{ packages: [], unbundled: [] },
}

export interface RunOptions {
  /** Absolute root of the project, and working folder of its code. */
  readonly root: string
  /** Name of the file to blame when the code ends without an answer. */
  readonly file: string
  readonly timeLimitMs?: number
  /** Whether an earlier run had all plugins of PostCSS: see `postcss-record.ts`. */
  readonly hasPostcss?: boolean | undefined
}

const TIME_LIMIT_MS = 30_000

/** The end of what the code printed, to show with an error. */
const PRINTED = 600

/**
 * Run the code of a project in a process of its own, so that code which throws, loops or exits ends
 * in one clear message.
 * @returns the values of its modules by name, and the aliases of its bundler.
 * @throws UsageError when the code fails.
 */
export async function runProject(
  { script }: ProjectBundle,
  { root, file, timeLimitMs = TIME_LIMIT_MS, hasPostcss = false }: RunOptions,
): Promise<ProjectValues> {
  const child = fork(script, hasPostcss ? [POSTCSS_RUNS] : [], {
    cwd: root,
    silent: true,
    serialization: 'advanced',
    execArgv: ['--enable-source-maps', '--no-warnings'],
    env: { NODE_ENV: 'production', ...process.env },
  })
  let printed = ''
  child.stderr?.on('data', (part) => {
    printed = `${printed}${part}`.slice(-PRINTED)
  })
  const outcome = await new Promise<ProjectAnswer | string>((resolve) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      resolve(`did not end within ${timeLimitMs / 1000} seconds`)
    }, timeLimitMs)
    child.once('message', (answer) => resolve(answer as ProjectAnswer))
    child.once('error', (cause) => resolve(`could not be started: ${cause.message}`))
    child.once('close', (code, signal) => {
      clearTimeout(timer)
      resolve(
        `ended the process with ${code === null ? signal : `exit code ${code}`}${said(printed)}`,
      )
    })
  })
  if (typeof outcome === 'string') throw new UsageError(`${file} ${outcome}`)
  if ('values' in outcome) return outcome
  const { failed, message, stack } = outcome
  const place = placeIn(stack, root) ?? failed
  throw new UsageError(`${place} failed while it ran:\n${message}`)
}

function said(printed: string): string {
  return printed.trim() === '' ? '' : `, and printed:\n${printed.trim()}`
}

/** The first place of a stack that is in the project: `docusaurus.config.js:12`. */
function placeIn(stack: string, root: string): string | undefined {
  for (const [, path = '', line = ''] of stack.matchAll(
    /\(?((?:file:\/\/)?\/[^():\n]+):(\d+):\d+/g,
  )) {
    const file = relative(root, path.replace(/^file:\/\//, ''))
    if (!/^\.\.|node_modules|^\.cache/.test(file)) return `${file}:${line}`
  }
  return undefined
}
