import type { CommandList } from '../command-list.ts'
import { programOf } from '../program-of.ts'
import type { ShellCommand } from '../shell-commands.ts'
import { commandsOf } from './listed-commands.ts'
import type { ShellBlock } from './page-blocks.ts'
import { commandFaults, type Fault, type PageCheck, sectionCheck } from './page-check.ts'
import { runsAsOther } from './service.ts'

export interface RunningProgram {
  readonly name: string
  /** Flags of `start` that belong into the unit, where limits and environment of the service apply. */
  readonly unitFlags: readonly string[]
  /** The one way in which pages find the program that the service runs. */
  readonly lookUp: string
}

const TASK = /^\s*[-*] \[ \] (.*)$/
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
  const inSections = sectionCheck((blocks) => {
    const installs = blocks.some(({ commands }) => commands.some(isInstall))
    return blocks.flatMap((block) => [
      ...(installs ? [] : inBlock(block)),
      ...block.commands.flatMap(startedByHand),
    ])
  })
  return (page) => [
    ...inSections(page),
    ...inTasks(page.text).map((fault) => ({ ...fault, file: page.file })),
  ]

  function isInstall({ words }: ShellCommand): boolean {
    const called = programOf(words)
    return called?.name === 'install' && called.rest.at(-1) === `/usr/local/bin/${name}`
  }

  function inBlock({ commands, code, line }: ShellBlock): Fault[] {
    const versioned = commands.filter((command) =>
      commandsOf(command, lists).some(({ needsVersion }) => needsVersion),
    )
    // With a path it is a chosen program, but only its version is worth asking of the one in PATH.
    const inPath = (word: string) => word === name || word === `/usr/local/bin/${name}`
    const bare = versioned.filter(
      ({ words }) => words.some(inPath) && (words.includes(name) || !words.includes('version')),
    )
    const usesVariable = versioned.length > bare.length && code.includes(`"$${variable}"`)
    return [
      ...bare.map((command) => bareProgram(command.line, command.words.join(' '))),
      ...(usesVariable && !code.includes(lookUp)
        ? [
            {
              code: 'procedure/program-not-set',
              line,
              found: `$${variable} in a block that does not set it`,
              expected: `the line ${lookUp}`,
              fix: 'put the line at the top of the block: the reader may have opened a new shell',
            },
          ]
        : []),
    ]
  }

  /** Items of a checklist are commands that a reader runs as they stand. */
  function inTasks(text: string): Fault[] {
    return text.split('\n').flatMap((content, index) =>
      [...(TASK.exec(content)?.[1] ?? '').matchAll(INLINE_CODE)].flatMap(([, code = '']) => {
        const words = code.split(' ')
        return words[0] === name &&
          commandsOf({ words }, lists).some(({ needsVersion }) => needsVersion)
          ? [bareProgram(index + 1, code)]
          : []
      }),
    )
  }

  function bareProgram(line: number, found: string): Fault {
    return {
      code: 'procedure/stale-program',
      line,
      found,
      expected: `"$${variable}", set by ${lookUp}`,
      fix: `run the program of the service: after an upgrade by Cosmovisor ${name} in PATH is the old version`,
    }
  }

  function startedByHand(command: ShellCommand): Fault[] {
    const called = programOf(command.words)
    if (called?.name !== name || runsAsOther(command)) return []
    const flag = called.rest.find((word) => unitFlags.includes(word.replace(/=.*/, '')))
    if (flag === undefined) return []
    return commandFaults([command], {
      code: 'procedure/started-by-hand',
      expected: `${flag} in the unit of the service`,
      fix: 'set it in the unit: by hand the node runs without the limits and the environment of the service, and perhaps as an old version',
    })
  }
}
