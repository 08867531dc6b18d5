import type { ContentPage, Finding } from 'warraq/plugin'
import { programOf } from '../program-of.ts'
import { shellBlocksOf } from './page-blocks.ts'

/** Subcommands of `tx` that send nothing, and flags with which no other does. */
const SENDS_NOTHING =
  /^(?:sign|sign-batch|multisign|multisign-batch|encode|decode|validate-signatures)$/
const PREPARES_ONLY = /^--(?:generate-only|dry-run|offline)\b/
/** What lets a block pass before the next command. */
const WAITS = /^(?:sleep|wait)$/

/**
 * Checks that no block asks for the effect of a transaction that it has just sent: the node has
 * accepted it, and only the next block carries it out.
 */
export function createQueryCheck(
  program: string,
): (page: Pick<ContentPage, 'file' | 'text'>) => Finding[] {
  return ({ file, text }) =>
    shellBlocksOf(text).flatMap(({ commands }) => {
      let sent: string | undefined
      return commands.flatMap(({ words, line }) => {
        const called = programOf(words)
        if (called !== undefined && WAITS.test(called.name)) sent = undefined
        if (called?.name !== program) return []
        const [group, ...rest] = called.rest
        if (group === 'tx') {
          if (!sendsNothing(rest)) sent = `${program} tx ${rest.slice(0, 2).join(' ')}`
          return []
        }
        if (sent === undefined || (group !== 'query' && group !== 'q')) return []
        return {
          code: 'procedure/query-too-early',
          file,
          line,
          found: `${program} ${called.rest.slice(0, 3).join(' ')} right after ${sent}`,
          expected: 'the answer after the transaction, which only the next block carries out',
          fix: 'put the query into a block of its own and say what it prints, or write `sleep 10` before it',
        }
      })
    })
}

const sendsNothing = ([command = '', ...rest]: readonly string[]): boolean =>
  SENDS_NOTHING.test(command) || rest.some((word) => PREPARES_ONLY.test(word))
