import { SENDS_NOTHING } from '../money/sent-commands.ts'
import { type PageCheck, pageCheck } from '../page-check.ts'
import { shellBlocksOf } from '../shell-blocks.ts'

/** Flags with which a command sends nothing. */
const PREPARES_ONLY = /^--(?:generate-only|dry-run|offline)\b/
/** What lets a block pass before the next command. */
const WAITS = /^(?:sleep|wait)$/

/**
 * Checks that no block asks for the effect of a transaction that it has just sent: the node has
 * accepted it, and only the next block carries it out.
 */
export function createQueryCheck(program: string): PageCheck {
  return pageCheck(function* (read) {
    for (const { commands } of shellBlocksOf(read)) {
      let sent: string | undefined
      for (const { program: called, rest, line } of commands) {
        const [group, command = ''] = rest
        if (WAITS.test(called)) sent = undefined
        if (called !== program) continue
        if (group === 'tx')
          sent =
            SENDS_NOTHING.test(command) || rest.slice(2).some((word) => PREPARES_ONLY.test(word))
              ? sent
              : `${program} ${rest.slice(0, 3).join(' ')}`
        else if (sent !== undefined && (group === 'query' || group === 'q'))
          yield {
            code: 'procedure/query-too-early',
            line,
            found: `${program} ${rest.slice(0, 3).join(' ')} right after ${sent}`,
            expected: 'the answer after the transaction, which only the next block carries out',
            fix: 'put the query into a block of its own and say what it prints, or write `sleep 10` before it',
          }
      }
    }
  })
}
