import { sends } from '../money/sent-commands.ts'
import { pageCheck } from '../page-check.ts'
import { shellBlocksOf } from '../shell-blocks.ts'

/** What lets a block pass before the next command. */
const WAITS = /^(?:sleep|wait)$/
/** Has a transaction printed instead of sent. */
const ONLY_PREPARED = /^--generate-only(?:=true)?$/

/**
 * Checks that no block asks for the effect of a transaction that it has just sent: the node has
 * accepted it, and only the next block carries it out.
 */
export const checkQueries = pageCheck(function* (read) {
  for (const { commands } of shellBlocksOf(read)) {
    let sent: string | undefined
    for (const { program, rest, line } of commands) {
      const name = `${program} ${rest.slice(0, 3).join(' ')}`
      if (WAITS.test(program)) sent = undefined
      else if (sends({ program, rest }) && !rest.some((word) => ONLY_PREPARED.test(word)))
        sent = name
      else if (sent !== undefined && /^haqqd q(?:uery)?\b/.test(name))
        yield {
          code: 'procedure/query-too-early',
          line,
          found: `${name} right after ${sent}`,
          expected: 'the answer after the transaction, which only the next block carries out',
          fix: 'put the query into a block of its own and say what it prints, or write `sleep 10` before it',
        }
    }
  }
})
