import { withoutCode } from 'warraq/plugin'
import type { Fault, PageCheck } from '../procedures/page-check.ts'
import { sentBlocksOf } from './sent-blocks.ts'

/** A look at a transaction by its hash, or a link to the one that the page shows. */
const LOOKS_UP = /\bquery tx\b|\/tx\/v1beta1\/txs\/|\(#look-up-the-hash\)/

/**
 * Checks that a section that sends a transaction has the reader look up its hash: what a node has
 * accepted can still fail in its block. `cast send` waits for the receipt and needs no check.
 */
export const checkLookedUp: PageCheck = ({ file, text }) => {
  const lines = text.split('\n')
  const prose = withoutCode(text).split('\n')
  return sentBlocksOf(text).flatMap(({ block, place, sends }): (Fault & { file: string })[] => {
    const sent = sends.find(({ program }) => program === 'haqqd')
    const next = prose.findIndex((line, index) => index >= place.heading && /^#{1,6} /.test(line))
    const below = lines.slice(block.line, next < 0 ? undefined : next).join('\n')
    if (sent === undefined || LOOKS_UP.test(below)) return []
    return [
      {
        code: 'order/not-looked-up',
        file,
        line: sent.line,
        found: `haqqd tx ${sent.rest.slice(0, 2).join(' ')}`,
        expected: 'below it in its section, a look at the transaction by its hash',
        fix: 'include _look-up-hash.md, or link to #look-up-the-hash: a node accepts what its block then refuses',
      },
    ]
  })
}
