import { codeFences, withoutCode } from 'warraq/plugin'
import type { Fault, PageCheck } from '../procedures/page-check.ts'
import { isWithoutValue } from './networks.ts'
import { type Sentence, sentencesOf } from './prose.ts'
import { sentBlocksOf } from './sent-blocks.ts'

/** A sentence that has the reader send the last coins of an account. */
const SENDS_ALL =
  /\bISLM last\b|\bISLM first\b|"Max"|\b(?:send|move|transfer) (?:everything|all of it|the whole balance)\b/i
const DOES_NOT = /\b(?:not|never|without|before|in this order|leaves room)\b/i
/** What costs a fee, so that an account without coins cannot do it. */
const COSTS_FEE =
  /\b(?:undelegate|redelegate|claim(?: the| your)? rewards|revoke|cancel the unbonding|(?:then|send) (?:the |your )?tokens)\b/i
const WARNING = /^\s*:{3,}(?:warning|danger|caution)\b/

/** Checks that nothing dangerous comes before what a reader must know or do first. */
export const checkOrder: PageCheck = ({ file, text }) =>
  [...feesAfterAll(text), ...lateWarnings(text)].map((fault) => ({ ...fault, file }))

/** Steps that cost a fee, below one that leaves nothing for it. */
function feesAfterAll(text: string): Fault[] {
  const sentences = sentencesOf(text).filter((one) => !one.text.startsWith('|'))
  return sentences.flatMap((sentence, index): Fault[] => {
    if (!SENDS_ALL.test(sentence.text) || DOES_NOT.test(sentence.text)) return []
    const later = sentences.slice(index).find((one) => isLater(one, sentence))
    if (later === undefined) return []
    return [
      {
        code: 'order/fee-after-all',
        line: later.line,
        found: later.text,
        expected: `above line ${sentence.line}: "${sentence.text}"`,
        fix: 'let the reader send the last coins at the end, and keep about 0.1 ISLM: an account without coins cannot pay for the steps below',
      },
    ]
  })
}

function isLater(one: Sentence, sends: Sentence): boolean {
  if (one.heading !== sends.heading) return false
  const rest = one === sends ? one.text.slice(one.text.search(SENDS_ALL)) : one.text
  return COSTS_FEE.test(rest)
}

/** The first warning of a section, below its first block that sends coins of value. */
function lateWarnings(text: string): Fault[] {
  const lines = withoutCode(text).split('\n')
  const warnings = lines.flatMap((line, index) => (WARNING.test(line) ? [index + 1] : []))
  const fences = codeFences(text)
  const seen = new Set<number>()
  return sentBlocksOf(text).flatMap(({ block, place, sends }): Fault[] => {
    if (seen.has(place.heading)) return []
    if (place.tab === 'testnet' || sends.every(({ rest }) => isWithoutValue(rest))) return []
    seen.add(place.heading)
    const next = lines.findIndex((line, index) => index >= place.heading && /^#{1,6} /.test(line))
    const end = next < 0 ? lines.length : next
    const inSection = warnings.filter((line) => line > place.heading && line <= end)
    const [first] = inSection
    if (first === undefined || first < block.line) return []
    // It introduces the block below it.
    if (fences.some(({ line }) => line > first && line <= end)) return []
    return [
      {
        code: 'order/late-warning',
        line: first,
        found: `a warning below the block of line ${block.line}, which sends coins`,
        expected: 'the warning above the block',
        fix: 'move it up: a reader who pastes the block has not read what comes after it',
      },
    ]
  })
}
