import { resolve } from 'node:path'
import { enginePaths } from '../build/engine-paths.ts'
import { UsageError } from '../shared/usage-error.ts'
import { missingPackage, refuseOtherMajor } from '../system/optional-packages.ts'
import { raiseInterruptBudget } from '../tuning/interrupt-budget.ts'
import { type CommandLine, parseCommandLine } from './command-line.ts'
import { diskFault } from './disk-fault.ts'
import { PLUGIN_COMMANDS } from './plugin-commands.ts'
import { USAGE } from './usage.ts'

/**
 * Run one command line and return its exit code: 0 for success, 1 for problems in the site or the
 * call, 70 for a bug in the engine.
 */
export async function main(args: readonly string[]): Promise<number> {
  raiseInterruptBudget()
  try {
    const line = parseCommandLine(args)
    if (line !== undefined) return await run(line)
    console.log(USAGE)
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

async function run({ command, place, options }: CommandLine): Promise<number> {
  const root = resolve(place ?? '.')
  const built = resolve(place ?? 'dist')
  const { out, base, links, host } = options
  const site = () => ({ ...enginePaths(import.meta.url), root, out, base })
  switch (command) {
    case 'build':
      return (await import('./build.ts')).build(site())
    case 'check':
      return (await import('./check.ts')).check({ ...site(), links })
    case 'dev':
      return (await import('./dev.ts')).dev(site(), host)
    case 'preview':
      return (await import('./preview.ts')).preview(built, process.env, host)
    case 'search export':
      return (await import('./search-export.ts')).searchExport({ root, out })
    default:
      return runPluginCommand(command, built)
  }
}

async function runPluginCommand(name: string, dir: string): Promise<number> {
  const command = PLUGIN_COMMANDS[name]
  if (command === undefined) throw new Error(`The command "${name}" has no code.`)
  refuseOtherMajor(...command.packages)
  return command.run(dir, process.env)
}
