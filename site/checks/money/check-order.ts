import { firstBy, headingBelow, pageCheck, type ReadText } from '../page-check.ts'
import { sentencesOf } from '../prose.ts'
import { isWithoutValue } from './networks.ts'
import { sentCommandsOf } from './sent-commands.ts'

/** A sentence that has the reader send the last coins of an account. */
const SENDS_ALL =
  /\bISLM last\b|\bISLM first\b|"Max"|\b(?:send|move|transfer) (?:everything|all of it|the whole balance)\b/i
const DOES_NOT = /\b(?:not|never|without|before|in this order|leaves room)\b/i
/** What costs a fee, so that an account without coins cannot do it. */
const COSTS_FEE =
  /\b(?:undelegate|redelegate|claim(?: the| your)? rewards|revoke|cancel the unbonding|(?:then|send) (?:the |your )?tokens)\b/i
const WARNING = /^\s*:{3,}(?:warning|danger|caution)\b/

/** Checks that nothing dangerous comes before what a reader must know or do first. */
export const checkOrder = pageCheck(function* (read) {
  yield* feesAfterAll(read)
  yield* lateWarnings(read)
})

/** Steps that cost a fee, below one that leaves nothing for it. */
function* feesAfterAll(read: ReadText) {
  const sentences = sentencesOf(read).filter(({ content }) => !content.startsWith('|'))
  for (const [index, { content, line }] of sentences.entries()) {
    const at = content.search(SENDS_ALL)
    if (at < 0 || DOES_NOT.test(content)) continue
    const end = headingBelow(read, line)
    const later = COSTS_FEE.test(content.slice(at))
      ? sentences[index]
      : sentences.slice(index + 1).find((one) => one.line < end && COSTS_FEE.test(one.content))
    if (later !== undefined)
      yield {
        code: 'order/fee-after-all',
        line: later.line,
        found: later.content,
        expected: `above line ${line}: "${content}"`,
        fix: 'let the reader send the last coins at the end, and keep about 0.1 ISLM: an account without coins cannot pay for the steps below',
      }
  }
}

/** The first warning of a section, below its first block that sends coins of value. */
function* lateWarnings(read: ReadText) {
  const ofValue = sentCommandsOf(read).filter(
    ({ place, rest }) => place.tab !== 'testnet' && !isWithoutValue(rest),
  )
  for (const [heading, { block }] of firstBy(ofValue, ({ place }) => place.heading)) {
    const end = headingBelow(read, heading)
    const inSection = ({ line }: { line: number }) => line > heading && line < end
    const first = read.prose.find((one) => inSection(one) && WARNING.test(one.content))?.line ?? 0
    // Above another block, it introduces that one.
    if (first < block.line || read.fences.some((one) => inSection(one) && one.line > first))
      continue
    yield {
      code: 'order/late-warning',
      line: first,
      found: `a warning below the block of line ${block.line}, which sends coins`,
      expected: 'the warning above the block',
      fix: 'move it up: a reader who pastes the block has not read what comes after it',
    }
  }
}
