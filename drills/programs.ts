import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { DrillError, type DrillOptions, PROGRAMS, type Program } from './options.ts'

export type FoundPrograms = ReturnType<typeof findPrograms>

/** After that time a program that should print its version hangs. */
const VERSION_PATIENCE_MS = 60_000

/**
 * The programs of this machine, each with the version that it reports itself; one that is not there
 * is left out.
 * @throws DrillError for an option that names no program, and for one that does not run
 */
export function findPrograms(
  options: Partial<Pick<DrillOptions, Program>>,
  searchPath = process.env.PATH ?? '',
  patienceMs = VERSION_PATIENCE_MS,
) {
  const found = new Map<Program, { readonly file: string; readonly version: string }>()
  for (const name of Object.keys(PROGRAMS) as Program[]) {
    const given = options[name]
    const which = [given === undefined ? name : resolve(given)]
    const file = spawnSync('/usr/bin/which', which, { env: { PATH: searchPath } })
    if (file.status === 0) {
      const path = resolve(file.stdout.toString().trim())
      found.set(name, { file: path, version: versionOf(name, path, patienceMs) })
    } else if (given !== undefined)
      throw new DrillError(
        `--${name} ${given}: no program is there; give the path of an executable file`,
      )
  }
  return found
}

/**
 * Require programs in certain versions.
 * @throws DrillError that names every missing program, and every other version
 */
export function requirePrograms(
  found: FoundPrograms,
  needed: readonly Program[],
  versions: Readonly<Partial<Record<Program, string>>>,
): void {
  const problems = needed.flatMap((name) => {
    const program = found.get(name)
    if (program === undefined)
      return [`${name} is missing: put it into PATH, or name its file with --${name}`]
    const version = versions[name]
    return version === undefined || version === program.version
      ? []
      : [`${program.file} is version ${program.version}, and the pages describe ${version}`]
  })
  if (problems.length > 0) throw new DrillError(problems.join('\n'))
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
