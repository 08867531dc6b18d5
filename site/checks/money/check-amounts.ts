import { coin } from '../../facts/common.ts'
import { ownValue } from '../../lib/own-value.ts'
import { matchesInCode, pageCheck } from '../page-check.ts'
import { placesOf } from './block-places.ts'
import { isLocal } from './networks.ts'
import { argumentsOf, flagOf, type SentCommand, sentCommandsOf } from './sent-commands.ts'

/** Coins that an example may send without naming the amount in its text. */
const MOST_UNNAMED = 1
/** A number with this many digits is an amount in base units, at least a thousandth of a coin. */
const FEWEST_DIGITS = 16
const NUMBERS = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  ten: 10,
  hundred: 100,
  thousand: 1000,
}
const NAMED = new RegExp(
  `\\b(\\d[\\d,]*(?:\\.\\d+)?|${Object.keys(NUMBERS).join('|')}) (?:test |of )?(?:(?:a)?${coin.symbol.value}|ETH|W${coin.symbol.value}|them|it)\\b`,
  'gi',
)
const IN_PROGRAM = /\bparse(?:Ether|Units)\(['"]([\d.]+)['"](?:, *18)?\)/g

const NOT_AS_SAID = {
  code: 'amount/not-as-said',
  fix: 'make block and text agree: readers paste the block and read the text',
}
const LITTLE = `an amount that the text above it names, or at most ${MOST_UNNAMED}`

/**
 * Checks that what a block sends is the amount that the text of its step names, so that a digit too
 * many does not pass. A program may send little, or what the text of its section names.
 */
export const checkAmounts = pageCheck(function* (read) {
  for (const sent of sentCommandsOf(read).filter(({ rest }) => !isLocal(rest))) {
    const inStep = namedIn(sent.place.step)
    const named = inStep.length > 0 ? inStep : namedIn(sent.place.section)
    const expected =
      named.length === 0 ? LITTLE : `${named.join(' or ')}, as the text above it says`
    for (const amount of amountsOf(sent))
      if (named.length === 0 ? Number(amount) > MOST_UNNAMED : !named.includes(amount))
        yield {
          ...NOT_AS_SAID,
          line: sent.line,
          found: `${amount} ${coin.symbol.value} or coins of as many decimals`,
          expected,
        }
  }
  for (const { fence, line, match } of matchesInCode(read.fences, IN_PROGRAM)) {
    const amount = String(Number(match[1]))
    const { section } = placesOf(read)(fence.line)
    if (Number(amount) > MOST_UNNAMED && !namedIn(section).includes(amount))
      yield { ...NOT_AS_SAID, line, found: `${amount} coins in a program`, expected: LITTLE }
  }
})

/** What a command sends, in whole coins. */
function amountsOf({ program, rest }: SentCommand): string[] {
  const words = argumentsOf(rest)
  if (program === 'haqqd')
    return words.flatMap((word) => /^(\d+)a(?:ISLM|LIQUID\d+)$/.exec(word)?.[1] ?? []).map(inCoins)
  const value = flagOf(rest, '--value') ?? ''
  const ether = /^([\d.]+)ether$/.exec(value)?.[1]
  return [
    ...(ether === undefined ? [] : [String(Number(ether))]),
    ...[...words, value]
      .filter((word) => word.length >= FEWEST_DIGITS && /^\d+$/.test(word))
      .map(inCoins),
  ]
}

/** `1500000000000000000` is `1.5`. */
function inCoins(digits: string): string {
  const decimals = coin.decimals.value
  const all = digits.padStart(decimals + 1, '0')
  const fraction = all.slice(-decimals).replace(/(?<!0)0+$/, '')
  return all.slice(0, -decimals).replace(/^0+(?=\d)/, '') + (fraction && `.${fraction}`)
}

function namedIn(text: string): string[] {
  const found = [...text.replace(/\*\*/g, '').matchAll(NAMED)].map(([, number = '']) => {
    const value = ownValue(NUMBERS, number.toLowerCase()) ?? Number(number.replaceAll(',', ''))
    return String(value)
  })
  return [...new Set(found)]
}
