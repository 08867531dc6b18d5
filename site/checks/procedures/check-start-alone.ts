import { HAQQ_SERVICES } from '../../data/services-of-a-node.ts'
import { type Fault, headingAbove, pageCheck, type ReadText } from '../page-check.ts'
import { commandFault, type ShellBlock, shellBlocksOf } from '../shell-blocks.ts'
import type { ShellCommand } from '../shell-commands.ts'
import { serviceEvent } from './service.ts'

/** What may stand in one block with the start of a service: commands that look, and its reload. */
const LOOKS = /^(?:systemctl|journalctl|curl|jq|echo|sleep|grep|head|tail|ls|cat|df|du)$/
const ALONE = {
  code: 'procedure/start-not-alone',
  expected: 'a block of its own for the start',
  fix: 'end the block before the start, and say between the two what the reader must see',
}

/** A condition of a start. */
const CAVEAT =
  /\b(?:before (?:you )?(?:re)?start(?:ing)? (?:the (?:node|service|signer)|it)\b|(?:re)?start (?:the (?:node|service|signer)|it) only (?:when|after|if)\b)/i
/** Says what another block above it should have been. */
const OTHER_COMMAND = /\binstead of the (?:first|second|third|last) (?:command|line)\b/i
/** What readers had to know before the blocks that stop, start or delete, and were told below them. */
const TOLD_LATE: readonly RegExp[] = [
  OTHER_COMMAND,
  /\bjailed\b.{0,2000}\bfirst\b/i,
  /\bis jailed for\b/i,
  /\bsafer\b.{0,2000}\bfirst\b/i,
  /\bmust be in place first\b/i,
  /\b(?:do not|never) (?:replace|skip)\b/i,
  /\bdo not start the (?:new|old) version\b/i,
  /\bdoes not come back\b/i,
  /\bif the (?:machine|node) has the service\b/i,
]

/**
 * Checks that nothing a reader should do or know before the start of a service comes with it or
 * after it: people paste a block before they read on.
 */
export const checkStarts = pageCheck(function* (read) {
  for (const { name } of HAQQ_SERVICES) {
    const blocksThat = (isMeant: (command: ShellCommand) => boolean) =>
      shellBlocksOf(read).filter(({ commands }) => commands.some(isMeant))
    const starting = blocksThat((command) => serviceEvent(command, name) === 'start')
    for (const command of starting.flatMap(({ commands }) => commands))
      if (!LOOKS.test(command.program)) {
        const fault = commandFault(command, ALONE)
        yield { ...fault, found: `${fault.found} in the block that starts ${name}` }
      }
    yield* toldLate(read, CAVEAT, starting)
    const risky = blocksThat((command) => isRisky(command, name))
    for (const pattern of TOLD_LATE) yield* toldLate(read, pattern, risky)
  }
})

/** Line of the heading above a line that begins its part of the page. */
const partOf = (read: ReadText, line: number) =>
  headingAbove(read, line, (level) => level >= 2 && level <= 4)

/** What a pattern says below the blocks of its part of the page, which it is about. */
function* toldLate(read: ReadText, says: RegExp, blocks: readonly ShellBlock[]): Iterable<Fault> {
  if (blocks.length === 0) return
  for (const { content, line } of read.prose) {
    const [found] = says.exec(content) ?? []
    if (found === undefined) continue
    const part = partOf(read, line)
    const inPart = blocks.filter((block) => partOf(read, block.line) === part)
    const [first] = inPart
    if (first === undefined || first.line > line) continue
    const isSaidAbove = read.prose.slice(part, first.line - 1).some((one) => says.test(one.content))
    // It may be about a block that follows.
    const isBetween = inPart.some((block) => block.line > line)
    const mayStand = says !== CAVEAT && (isSaidAbove || (isBetween && says !== OTHER_COMMAND))
    if (!mayStand)
      yield {
        code: 'procedure/late-caveat',
        line,
        found: `"${found.slice(0, 60)}" below the block that it is about`,
        expected: 'the condition or the warning above the block',
        fix: 'move the sentence above the block: whoever pastes the block has not read it yet',
      }
  }
}

function isRisky(command: ShellCommand, service: string): boolean {
  const event = serviceEvent(command, service)
  if (event === 'start' || event === 'stop') return true
  const { program, rest } = command
  if (program === 'rm') return rest.some((word) => /^-[a-z]*r/.test(word))
  return program === service && ['start', 'prune'].includes(rest[0] ?? '')
}
