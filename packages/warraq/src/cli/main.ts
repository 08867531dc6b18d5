import { resolve } from 'node:path'
import { engineVersion } from '../build/engine-paths.ts'
import { UsageError } from '../shared/usage-error.ts'
import { missingPackage, refuseOtherMajor } from '../system/optional-packages.ts'
import { type CommandLine, parseCommandLine } from './command-line.ts'
import { COMMANDS } from './commands.ts'
import { diskFault } from './disk-fault.ts'
import { USAGE } from './usage.ts'

/**
 * Run one command line and return its exit code: 0 for success, 1 for problems in the site or the
 * call, 70 for a bug in the engine.
 */
export async function main(args: readonly string[]): Promise<number> {
  try {
    const line = parseCommandLine(args)
    if (typeof line !== 'string') return await run(line)
    console.log(line === 'help' ? USAGE : engineVersion(import.meta.url))
    return 0
  } catch (cause) {
    if (cause instanceof UsageError) {
      console.error(cause.message)
      return 1
    }
    const known = missingPackage(cause) ?? diskFault(cause)
    if (known !== undefined) {
      console.error(known)
      return 1
    }
    console.error(
      `This is a bug in the engine. Please report it.\n${cause instanceof Error ? cause.stack : String(cause)}`,
    )
    return 70
  }
}

async function run({ command: name, place, options }: CommandLine): Promise<number> {
  const command = COMMANDS[name]
  if (command === undefined) throw new Error(`The command "${name}" has no code.`)
  const { folder, packages = [] } = command
  refuseOtherMajor(...packages)
  return command.run(resolve(place ?? (folder === 'root' ? '.' : 'dist')), options)
}
