import { coin } from '../../facts/common.ts'
import { mainnet } from '../../facts/mainnet.ts'
import type { Fault, PageCheck } from '../procedures/page-check.ts'
import { flagOf } from './command-arguments.ts'
import { isLocal } from './networks.ts'
import { type SentCommand, sentBlocksOf } from './sent-blocks.ts'

/** The highest fee of an example, in coins; a transfer costs 0.00042. */
export const MOST_FEE = 0.1
const MOST_GAS = Math.floor((MOST_FEE * 10 ** coin.decimals.value) / mainnet.gasPrice.average.value)
const MOST_PRICE = mainnet.gasPrice.high.value
/** By program: the flags for the gas limit and for its price. */
const FLAGS = {
  haqqd: { gas: '--gas', price: '--gas-prices' },
  cast: { gas: '--gas-limit', price: '--gas-price' },
} as const

/** Checks that no example pays far more than its transaction costs. */
export const checkFees: PageCheck = ({ file, text }) =>
  sentBlocksOf(text)
    .flatMap(({ sends }) => sends.flatMap(feesOf))
    .map((fault) => ({ ...fault, file }))

function feesOf({ program, rest, line }: SentCommand): Fault[] {
  if (isLocal(rest)) return []
  const flags = FLAGS[program]
  const fee = digitsOf(rest, '--fees') / 10 ** coin.decimals.value
  const gas = digitsOf(rest, flags.gas)
  const price = digitsOf(rest, flags.price)
  const isTooMuch = (name: string, found: string, most: string): Fault => ({
    code: 'amount/fee',
    line,
    found: `${name} ${found}`,
    expected: `at most ${most}`,
    fix: 'let the node estimate the gas, or write what the command needs: a Cosmos transaction pays its whole limit, an Ethereum transaction at least half',
  })
  return [
    ...(fee > MOST_FEE
      ? [isTooMuch('--fees', `${fee} ${coin.symbol.value}`, `${MOST_FEE} ${coin.symbol.value}`)]
      : []),
    ...(gas > MOST_GAS
      ? [
          isTooMuch(
            flags.gas,
            gas.toLocaleString('en'),
            `${MOST_GAS.toLocaleString('en')}, which is ${MOST_FEE} ${coin.symbol.value} at the usual price`,
          ),
        ]
      : []),
    ...(price > MOST_PRICE
      ? [isTooMuch(flags.price, price.toLocaleString('en'), MOST_PRICE.toLocaleString('en'))]
      : []),
  ]
}

/** The number at the beginning of a value; 0 for `auto`, and for a missing flag. */
function digitsOf(rest: readonly string[], flag: string): number {
  const [, number = '0', unit = ''] = /^(\d+)(gwei)?/.exec(flagOf(rest, flag) ?? '') ?? []
  return Number(number) * (unit === 'gwei' ? 10 ** 9 : 1)
}
