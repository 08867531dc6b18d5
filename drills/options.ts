import { AssertionError } from 'node:assert'
import { parseArgs } from 'node:util'

/**
 * Programs that drills run, each with what makes it print its version. Each is looked for in `PATH`
 * unless an option names its file.
 */
export const PROGRAMS = {
  haqqd: ['version'],
  'haqqd-next': ['version'],
  cosmovisor: ['version', '--cosmovisor-only'],
  tmkms: ['version'],
  hermes: ['version'],
  forge: ['--version'],
  cast: ['--version'],
  anvil: ['--version'],
  grpcurl: ['-version'],
  prometheus: ['--version'],
  'prometheus-node-exporter': ['--version'],
  promtool: ['--version'],
  nginx: ['-v'],
  ufw: ['--version'],
  iptables: ['--version'],
  wg: ['--version'],
  python3: ['--version'],
} as const
export type Program = keyof typeof PROGRAMS

export const USAGE = `npm run drills -- [page ...] [options]

Performs the command blocks of pages on a local network of this machine, and records the
result in site/facts/performed.json. A page is named by the end of its path: maintain-a-validator.

  --list                           print the pages with blocks to run, and what each needs; for
                                   named pages also a plan to begin with
  --answers                        ask a local node everything that the references of the
                                   interfaces describe, and store its answers in
                                   site/data/recorded-answers.json
  --keep FOLDER                    keep homes and logs there
  --repositories FOLDER            bare copies of repositories that pages clone from GitHub:
                                   FOLDER/foundry-rs/forge-std.git
${Object.keys(PROGRAMS)
  .map((name) => `  ${`--${name} FILE`.padEnd(33)}use this file instead of the one in PATH`)
  .join('\n')}
`

/** A mistake of whoever starts the drills; its message says what to do. */
export class DrillError extends Error {}

/** A failure that its message explains; no stack is printed. */
export const isFailure = (error: unknown): error is Error =>
  error instanceof DrillError || error instanceof AssertionError

/** A failure with the place where it was met before its message; any other error stays as it is. */
export const failureAt = (place: string, error: unknown): unknown =>
  isFailure(error) ? new DrillError(`${place}${error.message}`) : error

/** What a function gives; its failure names the place as well. */
export function inPlace<Result>(place: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    throw failureAt(place, error)
  }
}

const FLAG = { type: 'boolean' } as const
const FILE = { type: 'string' } as const
const OPTIONS = {
  list: FLAG,
  answers: FLAG,
  help: FLAG,
  keep: FILE,
  repositories: FILE,
  ...(Object.fromEntries(Object.keys(PROGRAMS).map((name) => [name, FILE])) as Record<
    Program,
    typeof FILE
  >),
}

/** What `USAGE` says, with the pages to perform, by the end of their path; none: all. */
export type DrillOptions = ReturnType<typeof readOptions>

/** The options of a command line. */
export function readOptions(args: readonly string[]) {
  const { values, positionals: pages } = parsedArgs(args)
  const empty = Object.entries(values).find(([, value]) => value === '')
  if (empty !== undefined) throw new DrillError(`--${empty[0]} needs a path`)
  if (values.answers && pages.length > 0)
    throw new DrillError(`--answers performs no page; leave out: ${pages.join(' ')}`)
  return { ...values, pages }
}

function parsedArgs(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch (cause) {
    const [message] = (cause as Error).message.split('\n')
    throw new DrillError(`${message}; see: npm run drills -- --help`)
  }
}
