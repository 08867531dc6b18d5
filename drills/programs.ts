import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { network } from '../site/network.ts'
import { DrillError, type DrillOptions, PROGRAMS, type Program } from './options.ts'
import type { PageBlock } from './page-blocks.ts'
import type { PagePlan } from './plan.ts'

/** Programs by their name, each with the version that it reports itself. */
export type FoundPrograms = ReturnType<typeof findPrograms>

/** After that time a program that should print its version hangs. */
const VERSION_PATIENCE_MS = 60_000

/** The version of haqqd that the pages describe. */
const DESCRIBED = network.node.version.value.replace(/^v/, '')

/**
 * Find programs of this computer, by their option or in `PATH`.
 * @throws DrillError that names every missing program, and a haqqd that the pages do not describe
 */
export function findPrograms(
  needed: Iterable<Program>,
  options: Partial<Pick<DrillOptions, Program>>,
  { searchPath = process.env.PATH ?? '', patienceMs = VERSION_PATIENCE_MS } = {},
) {
  const found = new Map<Program, { readonly file: string; readonly version: string }>()
  const problems: string[] = []
  for (const name of new Set(needed)) {
    const given = options[name]
    const which = [given === undefined ? name : resolve(given)]
    const { status, stdout } = spawnSync('/usr/bin/which', which, { env: { PATH: searchPath } })
    if (status !== 0) {
      problems.push(
        given === undefined
          ? `${name} is missing: put it into PATH, or name its file with --${name}`
          : `--${name} ${given}: no program is there; give the path of an executable file`,
      )
      continue
    }
    const file = resolve(stdout.toString().trim())
    const version = versionOf(name, file, patienceMs)
    if (name === 'haqqd' && version !== DESCRIBED)
      problems.push(`${file} is version ${version}, and the pages describe ${DESCRIBED}`)
    found.set(name, { file, version })
  }
  if (problems.length > 0) throw new DrillError(problems.join('\n'))
  return found
}

/**
 * What a page needs: the programs of its plan, and those that its blocks name as a word. Programs in
 * paths and in marks are not seen.
 */
export function programsOf(
  { programs }: Pick<PagePlan, 'programs'>,
  blocks: readonly Pick<PageBlock, 'code' | 'skip'>[],
): Program[] {
  const code = blocks.flatMap((block) => (block.skip === undefined ? [block.code] : [])).join('\n')
  const isNamed = (name: string) => new RegExp(`(?<![\\w./-])${name}(?![\\w./=-])`).test(code)
  const all = Object.keys(PROGRAMS) as Program[]
  return all.filter((name) => programs.includes(name) || isNamed(name))
}

/** Run a program that reads nothing of whoever performs the drill. */
function ask(file: string, args: readonly string[], patienceMs = VERSION_PATIENCE_MS) {
  // `timeout` ends all that the program has started, and sometimes itself.
  const alone = ['--signal=KILL', `${patienceMs / 1000}s`, file, ...args]
  const env = { PATH: process.env.PATH, HOME: '/nonexistent' }
  return spawnSync('timeout', alone, { encoding: 'utf8', env })
}

function versionOf(name: Program, file: string, patienceMs: number): string {
  const args = PROGRAMS[name]
  const { stdout, stderr, status, signal, error } = ask(file, args, patienceMs)
  const version = /\d+\.\d+\.\d+(?:-[\w.]+)?/.exec(`${stdout}${stderr}`)?.[0]
  if (version !== undefined && status === 0) return version
  const said = `${stdout}${stderr}`.trim().slice(0, 200)
  const hangs = signal === 'SIGKILL' || status === 137
  const why = error?.message ?? (hangs ? 'it hangs' : `exit code ${status}: ${said}`)
  throw new DrillError(`${file} ${args.join(' ')} prints no version (${why}); is it ${name}?`)
}

/** `- cosmossdk.io/store@v1.1.1 => github.com/haqq-network/cosmos-sdk/store@v0.0.0-…` */
const REPLACED = /cosmossdk\.io\/store@\S+ => (\S+?)@/

/**
 * For the record of a page: what a node is built with instead of the state library of its project,
 * as it says itself. Programs are built so where the registry does not have that library. Empty for
 * the project's own library, and for versions without a library of their own.
 * @param file the node's program
 */
export function stateLibraryDifferences(name: string, file: string): readonly string[] {
  const library = REPLACED.exec(ask(file, ['version', '--long']).stdout)?.[1]
  if (library === undefined || library.startsWith('github.com/haqq-network/')) return []
  return [`${name} is built with the state library ${library} instead of its own`]
}
