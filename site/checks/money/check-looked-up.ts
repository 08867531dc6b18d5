import { firstBy, headingBelow, pageCheck } from '../page-check.ts'
import { sentCommandsOf } from './sent-commands.ts'

/** A look at a transaction by its hash, or a link to the one that the page shows. */
const LOOKS_UP = /\bquery tx\b|\/tx\/v1beta1\/txs\/|\(#look-up-the-hash\)/

/**
 * Checks that a section that sends a transaction has the reader look up its hash: what a node has
 * accepted can still fail in its block. `cast send` waits for the receipt and needs no check.
 */
export const checkLookedUp = pageCheck(function* (read) {
  const sent = sentCommandsOf(read).filter(({ program }) => program === 'haqqd')
  for (const [block, { place, rest, line }] of firstBy(sent, (one) => one.block)) {
    const below = read.lines.slice(block.line, headingBelow(read, place.heading) - 1)
    if (!below.some(({ content }) => LOOKS_UP.test(content)))
      yield {
        code: 'order/not-looked-up',
        line,
        found: `haqqd tx ${rest.slice(0, 2).join(' ')}`,
        expected: 'below it in its section, a look at the transaction by its hash',
        fix: 'include _look-up-hash.md, or link to #look-up-the-hash: a node accepts what its block then refuses',
      }
  }
})
