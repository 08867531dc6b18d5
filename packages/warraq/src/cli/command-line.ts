import { parseArgs } from 'node:util'
import { messageOf } from '../shared/message-of.ts'
import { UsageError } from '../shared/usage-error.ts'
import { COMMANDS, USAGE } from './usage.ts'

/** A command with its argument and options. */
export interface CommandLine {
  /** The name, `search export` for example. */
  readonly command: string
  /** The folder, as written. */
  readonly place: string | undefined
  readonly options: {
    readonly out?: string
    readonly base?: string
    readonly links?: string
    readonly host?: string
  }
}

/**
 * Parse the arguments of the program; `undefined` if they ask for help.
 * @throws UsageError when they are not in the help text.
 */
export function parseCommandLine(args: readonly string[]): CommandLine | undefined {
  const { values, positionals } = parse(args)
  const { help = false, ...options } = values
  if (help) return undefined
  const { name, call } = commandOf(positionals)
  const [place, ...more] = positionals.slice(name.split(' ').length)
  if (more.length > 0) throw wrong(`Too many arguments: ${more.join(' ')}`)
  const other = Object.keys(options).find((option) => !call.includes(`[--${option} `))
  if (other !== undefined) throw wrong(`"warraq ${name}" has no option --${other}.`)
  return { command: name, place, options }
}

/** The command that the arguments begin with, with its entry in the help text. */
function commandOf([first, second = '']: readonly string[]) {
  if (first === undefined) throw new UsageError(USAGE)
  const commands = COMMANDS.map(({ call }) => ({ name: call.replace(/ \[.*/, ''), call }))
  const found = commands.find(({ name }) => name === first || name === `${first} ${second}`)
  if (found !== undefined) return found
  const longer = commands.find(({ name }) => name.startsWith(`${first} `))
  if (longer === undefined) throw wrong(`There is no command "${first}".`)
  const next = longer.name.slice(first.length + 1)
  throw wrong(`"warraq ${first}" is followed by "${next}", not by "${second}".`)
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
    throw wrong(messageOf(cause))
  }
}

function wrong(message: string): UsageError {
  return new UsageError(`${message}\n\n${USAGE}`)
}
