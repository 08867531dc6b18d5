import { resolve } from 'node:path'
import { ownValue } from '@warraq/search/own-value'
import { engineAddresses, engineVersion } from '../pipeline/engine-paths.ts'
import type { Diagnostic } from '../shared/data/diagnostic.ts'
import { UsageError } from '../shared/data/usage-error.ts'
import { missingPackage } from '../system/optional-packages.ts'
import { type CommandLine, isForPlugin, parseCommandLine } from './command-line.ts'
import { COMMANDS, type Commands } from './commands.ts'
import { diskFault, removedFile } from './disk-fault.ts'
import { printJson } from './report.ts'
import { commandHelp, USAGE } from './usage.ts'

/**
 * Run one command line and return its exit code: 0 for success, 1 for problems in the site or the
 * call, 70 for a bug in the engine.
 */
export async function main(args: readonly string[]): Promise<number> {
  const fail = (exitCode: number, message: string, problem?: Diagnostic) => {
    if (args.includes('--json')) printFailure(args, { exitCode, message, problem })
    else console.error(message)
    return exitCode
  }
  try {
    const commands = isForPlugin(args)
      ? await (await import('./plugin-commands.ts')).commandsOfSite(args)
      : COMMANDS
    const line = parseCommandLine(args, commands)
    if (line === 'version') console.log(engineVersion(import.meta.url))
    else if ('help' in line)
      console.log(line.help === undefined ? overview() : commandHelp(line.help, commands))
    else return await run(line, commands)
    return 0
  } catch (cause) {
    if (cause instanceof UsageError) return fail(1, cause.message, cause.problem)
    const known = missingPackage(cause) ?? diskFault(cause)
    if (known !== undefined) return fail(1, known)
    const stack = cause instanceof Error ? cause.stack : String(cause)
    const { bugs } = engineAddresses(import.meta.url)
    return fail(70, `This is a bug in the engine. Please report it: ${bugs}\n${stack}`)
  }
}

function overview(): string {
  return `${USAGE}\nGuide: ${engineAddresses(import.meta.url).guide}`
}

/** For programs: why a command could not run at all. */
function printFailure(
  args: readonly string[],
  {
    exitCode,
    message,
    problem,
  }: {
    readonly exitCode: number
    readonly message: string
    readonly problem: Diagnostic | undefined
  },
): void {
  const command = args.find((word) => !word.startsWith('-')) ?? ''
  printJson({ command, exitCode, failure: message, problems: problem ? [problem] : [] })
}

async function run(
  { command: name, given = [], place, options }: CommandLine,
  commands: Commands,
): Promise<number> {
  const command = ownValue(commands, name)
  if (command === undefined) throw new Error(`The command "${name}" has no code.`)
  const dir = resolve(place ?? (command.folder === 'dir' ? 'dist' : '.'))
  try {
    return await command.run(dir, options, ...given)
  } catch (cause) {
    const removed = cause instanceof UsageError ? undefined : removedFile(cause, dir)
    throw removed === undefined ? cause : new UsageError(removed)
  }
}
