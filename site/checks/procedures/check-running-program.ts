import { LOOK_UP } from '../../data/services-of-a-node.ts'
import { haqqdNeeds } from '../command-list.ts'
import { type Fault, matchesIn, pageCheck } from '../page-check.ts'
import { commandFault, type ShellBlock, sectionCheck } from '../shell-blocks.ts'
import { called, type ShellCommand } from '../shell-commands.ts'

const INSTALLED = '/usr/local/bin/haqqd'
const TASK = /^\s*[-*] \[ \] .*$/
const INLINE_CODE = /`([^`\n]+)`/g
const STALE = {
  code: 'procedure/stale-program',
  expected: `"$HAQQD", set by ${LOOK_UP}`,
  fix: 'run the program of the service: after an upgrade by Cosmovisor haqqd in PATH is the old version',
}

/**
 * Checks that pages run the program of the service where its version matters. After an upgrade by
 * Cosmovisor the one in `PATH` is the old one.
 */
export const checkRunningProgram = sectionCheck(function* (blocks) {
  const commands = blocks.flatMap((block) => block.commands)
  if (commands.some(({ program, rest }) => program === 'install' && rest.at(-1) === INSTALLED))
    return
  for (const block of blocks) yield* inBlock(block)
})

function* inBlock({ commands, code, line }: ShellBlock): Iterable<Fault> {
  const versioned = commands.filter((command) => haqqdNeeds('needsVersion', command))
  const stale = versioned.filter(isStale)
  for (const command of stale) yield commandFault(command, STALE)
  const usesVariable = versioned.length > stale.length && code.includes('"$HAQQD"')
  if (usesVariable && !code.includes(LOOK_UP))
    yield {
      code: 'procedure/program-not-set',
      line,
      found: '$HAQQD in a block that does not set it',
      expected: `the line ${LOOK_UP}`,
      fix: 'put the line at the top of the block: the reader may have opened a new shell',
    }
}

/** With a path it is a chosen program, but only its version is worth asking of the one in `PATH`. */
function isStale({ words }: ShellCommand): boolean {
  return words.includes('haqqd') || (words.includes(INSTALLED) && !words.includes('version'))
}

/** Checks the same in items of a checklist, which are commands that a reader runs as they stand. */
export const checkTasks = pageCheck(function* ({ lines }) {
  const tasks = lines.filter(({ content }) => TASK.test(content))
  for (const { line, match } of matchesIn(tasks, INLINE_CODE)) {
    const command = called((match[1] ?? '').split(' '))
    if (command.words[0] === 'haqqd' && haqqdNeeds('needsVersion', command))
      yield commandFault({ line, words: command.words }, STALE)
  }
})
