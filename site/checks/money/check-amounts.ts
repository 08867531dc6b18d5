import { codeFences } from 'warraq/plugin'
import { coin } from '../../facts/common.ts'
import { ownValue } from '../../lib/own-value.ts'
import type { Fault, PageCheck } from '../procedures/page-check.ts'
import { type BlockPlace, placesOf } from './block-places.ts'
import { argumentsOf, flagOf } from './command-arguments.ts'
import { isLocal } from './networks.ts'
import { type SentCommand, sentBlocksOf } from './sent-blocks.ts'

/** Coins that an example may send without naming the amount in its text. */
const MOST_UNNAMED = 1
/** A number with as many digits is an amount in base units: a thousandth of a coin. */
const FEWEST_DIGITS = 16
const NUMBERS: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  ten: '10',
  hundred: '100',
  thousand: '1000',
}
const NAMED = new RegExp(
  `\\b(\\d[\\d,]*(?:\\.\\d+)?|${Object.keys(NUMBERS).join('|')}) (?:test |of )?(?:(?:a)?${coin.symbol.value}|ETH|W${coin.symbol.value}|them|it)\\b`,
  'gi',
)

/**
 * Checks that what a block sends is the amount that the text of its step names, so that a digit too
 * many does not pass.
 */
export const checkAmounts: PageCheck = ({ file, text }) =>
  [
    ...sentBlocksOf(text).flatMap(({ sends, place }) =>
      sends.flatMap((sent) => inCommand(sent, place)),
    ),
    ...inPrograms(text),
  ].map((fault) => ({ ...fault, file }))

function inCommand(sent: SentCommand, place: BlockPlace): Fault[] {
  if (isLocal(sent.rest)) return []
  const sentAmounts = amountsOf(sent)
  const inStep = namedIn(place.step)
  const named = inStep.length > 0 ? inStep : namedIn(place.section)
  return sentAmounts
    .filter((amount) =>
      named.length === 0 ? Number(amount) > MOST_UNNAMED : !named.includes(amount),
    )
    .map((amount) => ({
      code: 'amount/not-as-said',
      line: sent.line,
      found: `${amount} ${coin.symbol.value} or coins of as many decimals`,
      expected:
        named.length === 0
          ? `an amount that the text above it names, or at most ${MOST_UNNAMED}`
          : `${named.join(' or ')}, as the text above it says`,
      fix: 'make block and text agree: readers paste the block and read the text',
    }))
}

/** What a command sends, in whole coins. */
function amountsOf({ program, rest }: SentCommand): string[] {
  const words = argumentsOf(rest)
  if (program === 'haqqd')
    return words.flatMap((word) => {
      const [, digits] = /^(\d+)a(?:ISLM|LIQUID\d+)$/.exec(word) ?? []
      return digits === undefined ? [] : [inCoins(digits)]
    })
  const value = flagOf(rest, '--value') ?? ''
  const [, ether] = /^([\d.]+)ether$/.exec(value) ?? []
  return [
    ...(ether === undefined ? [] : [String(Number(ether))]),
    ...[...words, value]
      .filter((word) => new RegExp(`^\\d{${FEWEST_DIGITS},}$`).test(word))
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
    const digits = ownValue(NUMBERS, number.toLowerCase()) ?? number.replaceAll(',', '')
    return String(Number(digits))
  })
  return [...new Set(found)]
}

const COINS = /\bparse(?:Ether|Units)\(['"]([\d.]+)['"](?:, *18)?\)/g

/** What a program sends, named by the text of its section or small. */
function inPrograms(text: string): Fault[] {
  const places = placesOf(text)
  return codeFences(text).flatMap(({ code, firstLine, line }) =>
    [...code.matchAll(COINS)]
      .map(({ 1: amount = '', index }) => ({ amount: String(Number(amount)), index }))
      .filter(
        ({ amount }) =>
          Number(amount) > MOST_UNNAMED && !namedIn(places(line).section).includes(amount),
      )
      .map(({ amount, index }) => ({
        code: 'amount/not-as-said',
        line: firstLine + code.slice(0, index).split('\n').length - 1,
        found: `${amount} coins in a program`,
        expected: `an amount that the text above it names, or at most ${MOST_UNNAMED}`,
        fix: 'name the amount above the program, or take a smaller one',
      })),
  )
}
