import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type EnginePaths, enginePaths } from '../build/engine-paths.ts'
import { messageOf } from '../shared/message-of.ts'
import { UsageError } from '../shared/usage-error.ts'
import { missingPackage, refuseOtherMajor } from '../system/optional-packages.ts'
import { raiseInterruptBudget } from '../tuning/interrupt-budget.ts'
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
    return await run(args, enginePaths(import.meta.url))
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

async function run(args: readonly string[], paths: EnginePaths): Promise<number> {
  const { values, positionals } = parse(args)
  const [command, place, ...rest] = positionals
  if (values.help === true || command === undefined) {
    console.log(USAGE)
    return command === undefined && values.help !== true ? 1 : 0
  }
  if (command === 'search') return await runSearch(place, rest, values.out)
  if (rest.length > 0) throw new UsageError(`Too many arguments: ${rest.join(' ')}\n\n${USAGE}`)
  const root = resolve(place ?? '.')
  const options = { ...paths, root, out: values.out, base: values.base }
  switch (command) {
    case 'build':
      return (await import('./build.ts')).build(options)
    case 'check':
      return (await import('./check.ts')).check({ ...options, links: values.links })
    case 'dev':
      return (await import('../serve/dev.ts')).dev(options, values.host)
    case 'preview':
      return (await import('./preview.ts')).preview(
        resolve(place ?? 'dist'),
        process.env,
        values.host,
      )
    default:
      return runBundled(command, resolve(place ?? 'dist'))
  }
}

async function runBundled(command: string, dir: string): Promise<number> {
  const found = Object.hasOwn(PLUGIN_COMMANDS, command) ? PLUGIN_COMMANDS[command] : undefined
  if (found === undefined) throw new UsageError(`There is no command "${command}".\n\n${USAGE}`)
  refuseOtherMajor(...found.packages)
  return found.run(dir, process.env)
}

async function runSearch(
  action: string | undefined,
  [place, ...rest]: readonly string[],
  out: string | undefined,
): Promise<number> {
  if (action !== 'export')
    throw new UsageError(
      `"warraq search" is followed by "export", not by "${action ?? ''}".\n\n${USAGE}`,
    )
  if (rest.length > 0) throw new UsageError(`Too many arguments: ${rest.join(' ')}\n\n${USAGE}`)
  return (await import('./search-export.ts')).searchExport({ root: resolve(place ?? '.'), out })
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        out: { type: 'string' },
        base: { type: 'string' },
        links: { type: 'string' },
        host: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (cause) {
    throw new UsageError(`${messageOf(cause)}\n\n${USAGE}`)
  }
}
