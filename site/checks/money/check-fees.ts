import { coin } from '../../facts/common.ts'
import { mainnet } from '../../facts/mainnet.ts'
import { pageCheck } from '../page-check.ts'
import { isLocal } from './networks.ts'
import { flagOf, sentCommandsOf } from './sent-commands.ts'

/** The highest fee of an example, in coins; a transfer costs 0.00042. */
export const MOST_FEE = 0.1
const UNITS = 10 ** coin.decimals.value
const MOST_GAS = Math.floor((MOST_FEE * UNITS) / mainnet.gasPrice.average.value)
const FEE = { most: MOST_FEE * UNITS, show: inCoins, because: '' }
const GAS = {
  most: MOST_GAS,
  show: inWords,
  because: `, ${inCoins(MOST_FEE * UNITS)} at the usual price`,
}
const PRICE = { most: mainnet.gasPrice.high.value, show: inWords, because: '' }
/** By program: its flags, each with the most that an example may write. */
const LIMITS = {
  haqqd: { '--fees': FEE, '--gas': GAS, '--gas-prices': PRICE },
  cast: { '--fees': FEE, '--gas-limit': GAS, '--gas-price': PRICE },
} as const

/** Checks that no example pays far more than its transaction costs. */
export const checkFees = pageCheck(function* (read) {
  for (const { program, rest, line } of sentCommandsOf(read).filter((one) => !isLocal(one.rest)))
    for (const [flag, { most, show, because }] of Object.entries(LIMITS[program])) {
      const paid = numberIn(flagOf(rest, flag))
      if (paid > most)
        yield {
          code: 'amount/fee',
          line,
          found: `${flag} ${show(paid)}`,
          expected: `at most ${show(most)}${because}`,
          fix: 'let the node estimate the gas, or write what the command needs: a Cosmos transaction pays its whole limit, an Ethereum transaction at least half',
        }
    }
})

function inCoins(units: number): string {
  return `${units / UNITS} ${coin.symbol.value}`
}

function inWords(number: number): string {
  return number.toLocaleString('en')
}

/** The number at the beginning of a value; 0 for `auto`, and for a missing flag. */
function numberIn(value = ''): number {
  const [, number = '0', unit = ''] = /^(\d+)(gwei)?/.exec(value) ?? []
  return Number(number) * (unit === 'gwei' ? 10 ** 9 : 1)
}
