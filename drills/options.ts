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

export interface DrillOptions {
  /** Pages to perform, by a part of their path; none: all that have a plan. */
  readonly pages: readonly string[]
  readonly paths: Readonly<Partial<Record<Program, string>>>
  /** Only print pages and programs. */
  readonly list: boolean
  /** Record answers of the interfaces, in place of performing pages. */
  readonly answers: boolean
  /** Folder that keeps homes and logs afterwards. */
  readonly keep?: string
  /** Folder with copies of repositories: `foundry-rs/forge-std.git`. */
  readonly repositories?: string
}

export const USAGE = `npm run drills -- [page ...] [options]

Performs the command blocks of pages on a local network of this machine, and records the
result in site/facts/performed.json. A page is a part of its path: maintain-a-validator.

  --list                           print the pages that have a plan, and the programs found
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

/** The options of a command line. */
export function readOptions(args: readonly string[]): DrillOptions {
  const pages: string[] = []
  const paths: Partial<Record<Program, string>> = {}
  let keep: string | undefined
  let repositories: string | undefined
  let list = false
  let answers = false
  const rest = args.flatMap((arg) => /^(--[\w-]+)=(.*)$/s.exec(arg)?.slice(1) ?? [arg])
  while (rest.length > 0) {
    const arg = rest.shift() ?? ''
    const name = PROGRAMS.find((program) => arg === `--${program}`)
    if (arg === '--list') list = true
    else if (arg === '--answers') answers = true
    else if (name !== undefined) paths[name] = optionValue(arg, rest)
    else if (arg === '--keep') keep = optionValue(arg, rest)
    else if (arg === '--repositories') repositories = optionValue(arg, rest)
    else if (arg.startsWith('-'))
      throw new DrillError(`unknown option ${arg}; see: npm run drills -- --help`)
    else pages.push(arg)
  }
  if (answers && pages.length > 0)
    throw new DrillError(`--answers performs no page; leave out: ${pages.join(' ')}`)
  return {
    pages,
    paths,
    list,
    answers,
    ...(keep === undefined ? {} : { keep }),
    ...(repositories === undefined ? {} : { repositories }),
  }
}

function optionValue(option: string, rest: string[]): string {
  const value = rest.shift()
  if (value === undefined || value === '' || value.startsWith('--'))
    throw new DrillError(`${option} needs a path, for example ${option} /usr/local/bin/haqqd`)
  return value
}
