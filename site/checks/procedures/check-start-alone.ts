import {
  type Fault,
  headingAbove,
  type PageCheck,
  pageCheck,
  type ReadText,
} from '../page-check.ts'
import { commandFaults, type ShellBlock, shellBlocksOf } from '../shell-blocks.ts'
import type { ShellCommand } from '../shell-commands.ts'
import { type Service, serviceEvent } from './service.ts'

/** What may stand in one block with the start of a service: commands that look, and its reload. */
const LOOKS = /^(?:systemctl|journalctl|curl|jq|echo|sleep|grep|head|tail|ls|cat|df|du)$/
const CAVEAT =
  /\b(?:before (?:you )?(?:re)?start(?:ing)? (?:the (?:node|service|signer)|it)\b|(?:re)?start (?:the (?:node|service|signer)|it) only (?:when|after|if)\b)/i

/** What readers had to know before a block, and were told below it. */
const TOLD_LATE: readonly RegExp[] = [
  /\bjailed\b.{0,2000}\bfirst\b/i,
  /\bis jailed for\b/i,
  /\bsafer\b.{0,2000}\bfirst\b/i,
  /\bmust be in place first\b/i,
  /\b(?:do not|never) (?:replace|skip)\b/i,
  /\bdo not start the (?:new|old) version\b/i,
  /\bdoes not come back\b/i,
  /\bif the (?:machine|node) has the service\b/i,
]
/** Says what another block above it should have been. */
const OTHER_COMMAND = /\binstead of the (?:first|second|third|last) (?:command|line)\b/i

const LATE = {
  code: 'procedure/late-caveat',
  fix: 'move the sentence above the block: whoever pastes the block has not read it yet',
}

/**
 * Checks that nothing a reader should do or know before the start of a service comes with it or
 * after it: people paste a block before they read on.
 */
export function createStartCheck(services: readonly Service[]): PageCheck {
  return pageCheck(function* (read) {
    for (const { name } of services) {
      const blocksThat = (isMeant: (command: ShellCommand) => boolean) =>
        shellBlocksOf(read).filter(({ commands }) => commands.some(isMeant))
      const starting = blocksThat((command) => serviceEvent(command, name) === 'start')
      for (const { commands } of starting) {
        const others = commands.filter(({ program }) => !LOOKS.test(program))
        yield* commandFaults(others, {
          code: 'procedure/start-not-alone',
          expected: 'a block of its own for the start',
          fix: 'end the block before the start, and say between the two what the reader must see',
        }).map((fault) => ({ ...fault, found: `${fault.found} in the block that starts ${name}` }))
      }
      yield* lateCaveats(read, starting)
      const risky = blocksThat((command) => isRisky(command, name))
      yield* toldLate(read, risky)
    }
  })
}

/** Line of the heading above a line that begins its part of the page. */
const partOf = (read: ReadText, line: number) =>
  headingAbove(read, line, (level) => level >= 2 && level <= 4)

/** Conditions of a start, below it. */
function* lateCaveats(read: ReadText, blocks: readonly ShellBlock[]): Iterable<Fault> {
  const starting = blocks.map(({ line }) => ({ line, part: partOf(read, line) }))
  for (const { content, line } of read.prose) {
    const [caveat] = CAVEAT.exec(content) ?? []
    if (caveat === undefined) continue
    const part = partOf(read, line)
    if (starting.some((block) => block.line < line && block.part === part))
      yield {
        ...LATE,
        line,
        found: `"${caveat}" after the block that starts it`,
        expected: 'the condition above the block',
      }
  }
}

/** Conditions and warnings below the last block of their part that stops, starts or deletes. */
function* toldLate(read: ReadText, blocks: readonly ShellBlock[]): Iterable<Fault> {
  const placed = blocks.map(({ line }) => ({ line, part: partOf(read, line) }))
  for (const { content, line } of read.prose) {
    const told = [OTHER_COMMAND, ...TOLD_LATE].filter((late) => late.test(content))
    if (told.length === 0) continue
    const part = partOf(read, line)
    const inPart = placed.filter((block) => block.part === part)
    const [first] = inPart
    if (first === undefined || first.line > line) continue
    // It may be about a block that follows.
    const isLast = inPart.every((block) => block.line < line)
    const [pattern] = isLast ? told : told.filter((late) => late === OTHER_COMMAND)
    const above = read.prose.slice(part, first.line - 1)
    if (pattern !== undefined && !above.some((one) => pattern.test(one.content)))
      yield {
        ...LATE,
        line,
        found: `"${pattern.exec(content)?.[0].slice(0, 60)}" below the block that it is about`,
        expected: 'the condition or the warning above the block',
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
