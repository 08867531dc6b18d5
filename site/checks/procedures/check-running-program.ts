import { type CommandList, listedCommands } from '../command-list.ts'
import { type Fault, matchesIn, type PageCheck, pageCheck, type ReadText } from '../page-check.ts'
import { commandFaults, type ShellBlock, sectionCheck } from '../shell-blocks.ts'
import { called, type ShellCommand } from '../shell-commands.ts'
import { runsAsOther } from './service.ts'

export interface RunningProgram {
  readonly name: string
  /** Flags of `start` that belong into the unit, where limits and environment of the service apply. */
  readonly unitFlags: readonly string[]
  /** The one way in which pages find the program that the service runs. */
  readonly lookUp: string
}

const TASK = /^\s*[-*] \[ \] .*$/
const INLINE_CODE = /`([^`\n]+)`/g

/**
 * Checks that pages run the program of the service where its version matters. After an upgrade by
 * Cosmovisor the one in `PATH` is the old one.
 */
export function createRunningProgramCheck(
  { name, unitFlags, lookUp }: RunningProgram,
  lists: readonly CommandList[],
): PageCheck {
  const variable = name.toUpperCase()
  const installed = `/usr/local/bin/${name}`
  const isVersioned = (command: Pick<ShellCommand, 'program' | 'rest'>) =>
    listedCommands(command, lists).some(({ needsVersion }) => needsVersion)
  const inSections = sectionCheck((blocks) => {
    const installs = blocks.some(({ commands }) =>
      commands.some(({ program, rest }) => program === 'install' && rest.at(-1) === installed),
    )
    return blocks.flatMap((block) => [
      ...(installs ? [] : inBlock(block)),
      ...block.commands.flatMap(startedByHand),
    ])
  })
  const inTasks = pageCheck(tasksOf)
  return (page) => [...inSections(page), ...inTasks(page)]

  function* inBlock({ commands, code, line }: ShellBlock): Iterable<Fault> {
    const versioned = commands.filter(isVersioned)
    // With a path it is a chosen program, but only its version is worth asking of the one in PATH.
    const bare = versioned.filter(
      ({ words }) =>
        words.includes(name) || (words.includes(installed) && !words.includes('version')),
    )
    yield* stale(bare)
    const usesVariable = versioned.length > bare.length && code.includes(`"$${variable}"`)
    if (usesVariable && !code.includes(lookUp))
      yield {
        code: 'procedure/program-not-set',
        line,
        found: `$${variable} in a block that does not set it`,
        expected: `the line ${lookUp}`,
        fix: 'put the line at the top of the block: the reader may have opened a new shell',
      }
  }

  /** Items of a checklist are commands that a reader runs as they stand. */
  function tasksOf({ lines }: ReadText): Fault[] {
    const tasks = lines.filter(({ content }) => TASK.test(content))
    return [...matchesIn(tasks, INLINE_CODE)].flatMap(({ line, match: [, code = ''] }) => {
      const command = called(code.split(' '))
      const isBare = command.words[0] === name && isVersioned(command)
      return isBare ? stale([{ line, words: command.words }]) : []
    })
  }

  function stale(commands: readonly Pick<ShellCommand, 'line' | 'words'>[]): Fault[] {
    return commandFaults(commands, {
      code: 'procedure/stale-program',
      expected: `"$${variable}", set by ${lookUp}`,
      fix: `run the program of the service: after an upgrade by Cosmovisor ${name} in PATH is the old version`,
    })
  }

  function startedByHand(command: ShellCommand): Fault[] {
    const flag = command.rest.find((word) => unitFlags.includes(word.replace(/=.*/, '')))
    if (flag === undefined || command.program !== name || runsAsOther(command)) return []
    return commandFaults([command], {
      code: 'procedure/started-by-hand',
      expected: `${flag} in the unit of the service`,
      fix: 'set it in the unit: by hand the node runs without the limits and the environment of the service, and perhaps as an old version',
    })
  }
}
