import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { UsageError } from 'warraq/plugin'

/**
 * Run a command of this package. Its only argument is the folder of a built site, without it `dist`.
 * What the caller can correct is one message and exit code 1.
 */
export async function runCommand(name: string, run: (dir: string) => Promise<void>): Promise<void> {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' } },
    })
    const [dir = 'dist', ...more] = positionals
    if (values.help) console.log(`${name} [folder of a built site; without it dist]`)
    else if (more.length > 0) throw new UsageError(`Too many arguments: ${more.join(' ')}`)
    else await run(resolve(dir))
  } catch (cause) {
    if (!(cause instanceof UsageError || isUnknownOption(cause))) throw cause
    console.error(cause.message)
    process.exitCode = 1
  }
}

function isUnknownOption(cause: unknown): cause is Error {
  return (
    cause instanceof Error && 'code' in cause && String(cause.code).startsWith('ERR_PARSE_ARGS')
  )
}
