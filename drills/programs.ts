import { spawnSync } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { DrillError, type DrillOptions, PROGRAMS, type Program } from './options.ts'

/** A program with the version that it reports itself. */
interface FoundProgram {
  readonly file: string
  readonly version: string
}

export type FoundPrograms = ReadonlyMap<Program, FoundProgram>

/** How a program says its version. */
const VERSION_ARGUMENTS: Readonly<Partial<Record<Program, readonly string[]>>> = {
  haqqd: ['version'],
  'haqqd-next': ['version'],
  cosmovisor: ['version', '--cosmovisor-only'],
  tmkms: ['version'],
  grpcurl: ['-version'],
  hermes: ['version'],
  nginx: ['-v'],
}

/** After that time a program that should print its version hangs. */
const VERSION_PATIENCE_MS = 60_000

/**
 * The programs of this machine; one that is not there is left out.
 * @throws DrillError for an option that names no program, and for one that does not run
 */
export function findPrograms(
  { paths }: Pick<DrillOptions, 'paths'>,
  searchPath = process.env.PATH ?? '',
  patienceMs = VERSION_PATIENCE_MS,
): FoundPrograms {
  const found = new Map<Program, FoundProgram>()
  for (const name of PROGRAMS) {
    const given = paths[name]
    const file = given === undefined ? inPath(name, searchPath) : resolve(given)
    if (given !== undefined && !isProgram(resolve(given)))
      throw new DrillError(
        `--${name} ${given}: no program is there; give the path of an executable file`,
      )
    if (file !== undefined) found.set(name, { file, version: versionOf(name, file, patienceMs) })
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

function inPath(name: string, searchPath: string): string | undefined {
  return searchPath
    .split(delimiter)
    .map((folder) => resolve(folder, name))
    .find(isProgram)
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

function versionOf(name: Program, file: string, patienceMs: number): string {
  const args = VERSION_ARGUMENTS[name] ?? ['--version']
  // `timeout` ends all that the program has started, and sometimes itself.
  const alone = ['--signal=KILL', `${patienceMs / 1000}s`, file, ...args]
  const env = { PATH: process.env.PATH, HOME: '/nonexistent' }
  const ended = spawnSync('timeout', alone, { encoding: 'utf8', env })
  const { stdout, stderr, status, signal, error } = ended
  const version = /\d+\.\d+\.\d+(?:-[\w.]+)?/.exec(`${stdout}${stderr}`)?.[0]
  if (version !== undefined && status === 0) return version
  const said = `${stdout}${stderr}`.trim().slice(0, 200)
  const hangs = signal === 'SIGKILL' || status === 137
  const why = error?.message ?? (hangs ? 'it hangs' : `exit code ${status}: ${said}`)
  throw new DrillError(`${file} ${args.join(' ')} prints no version (${why}); is it ${name}?`)
}
