import { parseArgs } from 'node:util'
import { ownValue } from '@warraq/search/own-value'
import { MOVED_COMMANDS } from '../config/moved-fields.ts'
import { UsageError } from '../shared/data/usage-error.ts'
import { messageOf } from '../shared/text/message-of.ts'
import { didYouMean } from '../shared/text/nearest.ts'
import { COMMANDS, type Commands, type Options } from './commands.ts'
import { USAGE } from './usage.ts'

export interface CommandLine {
  /** The name; that of a plugin's command may have two words. */
  readonly command: string
  /** Its required arguments. */
  readonly given?: readonly string[]
  /** The folder, as written. */
  readonly place: string | undefined
  readonly options: Options
}

/**
 * Parse the arguments of the program. A question for help or the version comes before any command.
 * @param commands those of the engine, and of plugins if the engine has none of the given name
 * @throws UsageError when they are not in the help text.
 */
export function parseCommandLine(
  args: readonly string[],
  commands: Commands = COMMANDS,
): CommandLine | 'version' | { readonly help: string | undefined } {
  const { values, positionals } = parse(args, commands)
  const { help = false, version = false, ...options } = values
  if (help) return { help: namedCommand(positionals, commands) }
  if (version) return 'version'
  const command = commandOf(positionals, commands)
  const {
    arguments: wanted = [],
    folder,
    options: allowed = {},
  } = ownValue(commands, command) ?? {}
  const places = positionals.slice(command.split(' ').length)
  const given = places.splice(0, wanted.length)
  const missing = wanted.find((_, index) => (given[index] ?? '').trim() === '')
  if (missing !== undefined) throw wrong(`"warraq ${command}" needs ${missing}.`)
  const place = folder === undefined ? undefined : places.shift()
  const more = places
  if (more.length > 0) throw wrong(`Too many arguments: ${more.join(' ')}`)
  const known = Object.keys(allowed)
  const other = Object.keys(options).find((option) => !known.includes(option))
  if (other !== undefined) throw wrong(`"warraq ${command}" has no option --${other}.`)
  return { command, ...(given.length === 0 ? {} : { given }), place, options }
}

/** The name of the command that the arguments begin with, if there is such a command. */
function namedCommand(
  [first = '', second = '']: readonly string[],
  commands: Commands,
): string | undefined {
  return Object.keys(commands).find((name) => name === first || name === `${first} ${second}`)
}

/**
 * Whether the arguments ask for something that no command of the engine does: a plugin of the site
 * may have such a command.
 */
export function isForPlugin(args: readonly string[]): boolean {
  const words = wordsOf(args)
  return words.length > 0 && namedCommand(words, COMMANDS) === undefined
}

/** The arguments that are not options, without knowledge of the options that have a value. */
export function wordsOf(args: readonly string[]): string[] {
  return args.filter((word) => !word.startsWith('-'))
}

/** The name of the command that the arguments begin with. */
function commandOf([first, second = '']: readonly string[], commands: Commands): string {
  if (first === undefined) throw new UsageError(USAGE)
  const names = Object.keys(commands)
  const found = namedCommand([first, second], commands)
  if (found !== undefined) return found
  const moved = Object.entries(MOVED_COMMANDS).find(([name]) => name.split(' ')[0] === first)
  if (moved !== undefined)
    throw new UsageError(
      `The command "${moved[0]}" is in a package: npm install ${moved[1]}, then list its plugin in "plugins" of docs.config.ts.`,
    )
  const longer = names.find((name) => name.startsWith(`${first} `))
  if (longer === undefined)
    throw wrong(`There is no command "${first}": ${didYouMean(first, names, 'see the list.')}`)
  const next = longer.slice(first.length + 1)
  throw wrong(`"warraq ${first}" is followed by "${next}", not by "${second}".`)
}

/** The options of all commands; one without a value is a switch. */
function optionsOf(commands: Commands) {
  return Object.fromEntries(
    Object.values(commands).flatMap(({ options = {} }) =>
      Object.entries(options).map(([name, value]) => {
        const type = value === true ? ('boolean' as const) : ('string' as const)
        return [name, { type }] as const
      }),
    ),
  )
}

function parse(args: readonly string[], commands: Commands) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...optionsOf(commands),
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean', short: 'v' },
      },
    })
  } catch (cause) {
    // Node continues with advice about files whose names begin with a dash.
    throw wrong(messageOf(cause).replace(/\. To specify .*/s, '.'))
  }
}

function wrong(message: string): UsageError {
  return new UsageError(`${message}\n\n${USAGE}`)
}
