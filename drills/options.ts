import { AssertionError } from 'node:assert'
import { parseArgs } from 'node:util'

/** Programs that drills run; each is looked for in `PATH` unless an option names its file. */
export const PROGRAMS = [
  'haqqd',
  'haqqd-next',
  'cosmovisor',
  'tmkms',
  'hermes',
  'forge',
  'cast',
  'anvil',
  'grpcurl',
  'prometheus',
  'prometheus-node-exporter',
  'promtool',
  'nginx',
  'ufw',
  'iptables',
  'wg',
  'python3',
] as const
export type Program = (typeof PROGRAMS)[number]

/** What `USAGE` says, and no more than a command line names. */
export interface DrillOptions
  extends Partial<Record<(typeof FLAGS)[number], boolean>>,
    Partial<Record<'keep' | 'repositories', string>> {
  /** Pages to perform, by the end of their path; none: all. */
  readonly pages: readonly string[]
  readonly paths: Readonly<Partial<Record<Program, string>>>
}

export const USAGE = `npm run drills -- [page ...] [options]

Performs the command blocks of pages on a local network of this machine, and records the
result in site/facts/performed.json. A page is named by the end of its path: maintain-a-validator.

  --list                           print the pages with blocks to run, and the programs found
  --skeleton                       print a plan to begin with for a page that has none
  --answers                        ask a local node everything that the references of the
                                   interfaces describe, and store its answers in
                                   site/data/recorded-answers.json
  --keep FOLDER                    keep homes and logs there
  --repositories FOLDER            bare copies of repositories that pages clone from GitHub:
                                   FOLDER/foundry-rs/forge-std.git
${PROGRAMS.map((name) => `  ${`--${name} FILE`.padEnd(33)}use this file instead of the one in PATH`).join('\n')}
`

/** A mistake of whoever starts the drills; its message says what to do. */
export class DrillError extends Error {}

/** A failure that its message explains; no stack is printed. */
export const isFailure = (error: unknown): error is Error =>
  error instanceof DrillError || error instanceof AssertionError

/** A failure with the place where it was met before its message; any other error stays as it is. */
export const failureAt = (place: string, error: unknown): unknown =>
  isFailure(error) ? new DrillError(`${place}${error.message}`) : error

const FLAGS = ['list', 'answers', 'skeleton', 'help'] as const
const PATHS = ['keep', 'repositories', ...PROGRAMS] as const

/** The options of a command line. */
export function readOptions(args: readonly string[]): DrillOptions {
  const { values, positionals: pages } = parsedArgs(args)
  const { list, answers, skeleton, help, keep, repositories, ...paths } = values
  const empty = Object.entries(values).find(([, value]) => value === '')
  if (empty !== undefined) throw new DrillError(`--${empty[0]} needs a path`)
  if (answers && pages.length > 0)
    throw new DrillError(`--answers performs no page; leave out: ${pages.join(' ')}`)
  const given = Object.entries({ list, answers, skeleton, help, keep, repositories })
  return { ...Object.fromEntries(given.filter(([, value]) => value !== undefined)), pages, paths }
}

function parsedArgs(args: readonly string[]) {
  const optionsOf = <Type extends string>(names: readonly string[], type: Type) =>
    Object.fromEntries(names.map((name) => [name, { type }]))
  const options = { ...optionsOf(FLAGS, 'boolean'), ...optionsOf(PATHS, 'string') }
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    return {
      positionals,
      values: values as Partial<
        Record<(typeof FLAGS)[number], boolean> & Record<(typeof PATHS)[number], string>
      >,
    }
  } catch (cause) {
    const [message] = (cause as Error).message.split('\n')
    throw new DrillError(`${message}; see: npm run drills -- --help`)
  }
}
