import type { Finding } from 'warraq/plugin'
import { withoutCode } from 'warraq/plugin'
import { programOf } from '../program-of.ts'
import { headingLines, type ShellBlock, shellBlocksOf } from './page-blocks.ts'
import type { PageCheck } from './page-check.ts'
import { type Service, serviceEvent } from './service.ts'

/** What may stand in one block with the start of a service: commands that look, and its reload. */
const LOOKS: ReadonlySet<string> = new Set(
  'systemctl journalctl curl jq echo sleep grep head tail ls cat df du'.split(' '),
)
const CAVEAT =
  /\b(?:before (?:you )?(?:re)?start(?:ing)? (?:the (?:node|service|signer)|it)\b|(?:re)?start (?:the (?:node|service|signer)|it) only (?:when|after|if)\b)/i

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
      ]
    })
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
  const headings = [2, 3, 4].flatMap((level) => headingLines(text, level))
  const partOf = (line: number) => Math.max(0, ...headings.filter((start) => start < line))
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
