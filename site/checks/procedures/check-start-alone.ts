import type { Finding } from 'warraq/plugin'
import { withoutCode } from 'warraq/plugin'
import { programOf } from '../program-of.ts'
import type { ShellCommand } from '../shell-commands.ts'
import { headingLines, type ShellBlock, shellBlocksOf } from './page-blocks.ts'
import type { PageCheck } from './page-check.ts'
import { type Service, serviceEvent } from './service.ts'

/** What may stand in one block with the start of a service: commands that look, and its reload. */
const LOOKS: ReadonlySet<string> = new Set(
  'systemctl journalctl curl jq echo sleep grep head tail ls cat df du'.split(' '),
)
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

/**
 * Checks that nothing a reader should do or know before the start of a service comes with it or
 * after it: people paste a block before they read on.
 */
export function createStartCheck(services: readonly Service[]): PageCheck {
  return ({ file, text }) =>
    services.flatMap((service) => {
      const starting = shellBlocksOf(text).filter(({ commands }) =>
        commands.some((command) => serviceEvent(command, service.name) === 'start'),
      )
      return [
        ...starting.flatMap((block) => notAlone(block, service, file)),
        ...lateCaveats(text, starting, file),
        ...toldLate(text, service, file),
      ]
    })
}

/** Conditions and warnings below the last block of their part that stops, starts or deletes. */
function toldLate(text: string, { name }: Service, file: string): Finding[] {
  const blocks = shellBlocksOf(text).filter(({ commands }) =>
    commands.some((command) => isRisky(command, name)),
  )
  if (blocks.length === 0) return []
  const partOf = partsOf(text)
  const lines = withoutCode(text).split('\n')
  const isSaidAbove = (pattern: RegExp, part: number, line: number) =>
    lines.slice(part, line).some((content) => pattern.test(content))
  return lines.flatMap((content, index): Finding[] => {
    const line = index + 1
    const part = partOf(line)
    const inPart = blocks.filter((block) => partOf(block.line) === part)
    const [first] = inPart
    if (first === undefined || first.line > line) return []
    // It may be about a block that follows.
    const isLast = inPart.every((block) => block.line < line)
    const pattern = [OTHER_COMMAND, ...(isLast ? TOLD_LATE : [])].find((late) => late.test(content))
    if (pattern === undefined || isSaidAbove(pattern, part, first.line - 1)) return []
    return [
      {
        code: 'procedure/late-caveat',
        file,
        line,
        found: `"${pattern.exec(content)?.[0].slice(0, 60)}" below the block that it is about`,
        expected: 'the condition or the warning above the block',
        fix: 'move the sentence above the block: whoever pastes the block has not read it yet',
      },
    ]
  })
}

/** Returns a function from a line to the line of the heading above it; 0 above the first heading. */
function partsOf(text: string): (line: number) => number {
  const headings = new Set([2, 3, 4].flatMap((level) => headingLines(text, level)))
  let last = 0
  const parts = text.split('\n').map((_, index) => {
    const part = last
    if (headings.has(index + 1)) last = index + 1
    return part
  })
  return (line) => parts[line - 1] ?? 0
}

function isRisky(command: ShellCommand, service: string): boolean {
  const event = serviceEvent(command, service)
  if (event === 'start' || event === 'stop') return true
  const called = programOf(command.words)
  if (called?.name === 'rm') return called.rest.some((word) => /^-[a-z]*r/.test(word))
  return called?.name === service && ['start', 'prune'].includes(called.rest[0] ?? '')
}

function notAlone({ commands }: ShellBlock, { name }: Service, file: string): Finding[] {
  return commands
    .filter((command) => !LOOKS.has(programOf(command.words)?.name ?? ''))
    .map(({ line, words }) => ({
      code: 'procedure/start-not-alone',
      file,
      line,
      found: `${words.join(' ')} in the block that starts ${name}`,
      expected: 'a block of its own for the start',
      fix: 'end the block before the start, and say between the two what the reader must see',
    }))
}

function lateCaveats(text: string, starting: readonly ShellBlock[], file: string): Finding[] {
  if (starting.length === 0) return []
  const partOf = partsOf(text)
  return withoutCode(text)
    .split('\n')
    .flatMap((content, index) => {
      const caveat = CAVEAT.exec(content)?.[0]
      const line = index + 1
      const isLate = starting.some(
        (block) => block.line < line && partOf(block.line) === partOf(line),
      )
      if (caveat === undefined || !isLate) return []
      return [
        {
          code: 'procedure/late-caveat',
          file,
          line,
          found: `"${caveat}" after the block that starts it`,
          expected: 'the condition above the block',
          fix: 'move the sentence above the block: whoever pastes the block has not read it yet',
        },
      ]
    })
}
