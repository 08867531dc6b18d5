import type { ContentPage, Finding } from 'warraq/plugin'
import { codeFences } from 'warraq/plugin'
import { coin } from '../../facts/common.ts'
import { l2Testnet } from '../../facts/l2-testnet.ts'
import { tokens } from '../../facts/tokens.ts'
import type { Fault } from '../procedures/page-check.ts'

/** Decimals of what a program or a list calls a token: its symbol, denomination or address. */
const DECIMALS: ReadonlyMap<string, number> = new Map<string, number>([
  ...Object.values(tokens).flatMap((token): [string, number][] => [
    [token.symbol.value, token.decimals.value],
    [token.address.value.toLowerCase(), token.decimals.value],
    ...('ibcDenom' in token
      ? [[token.ibcDenom.value, token.decimals.value] as [string, number]]
      : []),
  ]),
  [coin.symbol.value, coin.decimals.value],
  [coin.baseDenom.value, coin.decimals.value],
  [l2Testnet.coinSymbol.value, l2Testnet.decimals.value],
])
const NAMES = /\b(?:symbol|coinDenom|coinMinimalDenom|address)['"]?\s*:\s*['"]([^'"]+)['"]/g
const STATED = /\b(?:decimals|coinDecimals)['"]?\s*:\s*(\d+)/

/** Checks that decimals and addresses are those of the token beside which they are written. */
export function checkTokens({
  file,
  text,
  source,
}: Pick<ContentPage, 'file' | 'text' | 'source'>): Finding[] {
  return [...inCode(text), ...inRows(source)].map((fault) => ({ ...fault, file }))
}

const decimalsOf = (name: string) => DECIMALS.get(name) ?? DECIMALS.get(name.toLowerCase())

/** Object literals without objects in them. */
function inCode(text: string): Fault[] {
  return codeFences(text).flatMap(({ code, firstLine }) =>
    [...code.matchAll(/\{[^{}]*\}/g)].flatMap(({ 0: literal, index }): Fault[] => {
      const stated = STATED.exec(literal)
      if (stated === null) return []
      const line = firstLine + code.slice(0, index + stated.index).split('\n').length - 1
      const names = [...literal.matchAll(NAMES)].map(([, name = '']) => name)
      const wrong = names.find(
        (name) => (decimalsOf(name) ?? Number(stated[1])) !== Number(stated[1]),
      )
      if (wrong === undefined) return []
      return [
        {
          code: 'fact/decimals',
          line,
          found: `${stated[1]} decimals for ${wrong}`,
          expected: String(decimalsOf(wrong)),
          fix: 'write the fact of the same token: wrong decimals shift every amount by powers of ten',
        },
      ]
    }),
  )
}

const FACT = /\{\{(tokens\.(\w+)|ibc\.(?:mainnet|testnet)\.(\w+))\.\w+\}\}/g
/** A symbol at the beginning of a cell: `axlUSDC`, `USDC (Noble)`, `` `OSMO` ``. */
const SYMBOL = new RegExp(`^[\`*\\s]*(${Object.keys(tokens).join('|')})\\b`)

/** Rows of tables: the facts of a row belong to the token or the chain that it names. */
function inRows(source: string): Fault[] {
  return source.split('\n').flatMap((content, index): Fault[] => {
    if (!/^\s*\|/.test(content)) return []
    const facts = [...content.matchAll(FACT)]
    const symbol = SYMBOL.exec(content.split('|')[1] ?? '')?.[1]
    const of = (at: 2 | 3) => [...new Set(facts.flatMap((match) => match[at] ?? []))]
    const inTokens = of(2)
    const wrong =
      symbol !== undefined && inTokens.find((name) => name !== symbol)
        ? facts.find((match) => match[2] !== undefined && match[2] !== symbol)?.[0]
        : (symbol === undefined && inTokens.length > 1) || of(3).length > 1
          ? facts.at(-1)?.[0]
          : undefined
    if (wrong === undefined) return []
    return [
      {
        code: 'fact/other-row',
        line: index + 1,
        found: wrong,
        expected:
          symbol === undefined
            ? 'facts of one token or one chain in a row'
            : `facts of ${symbol}, which the row names`,
        fix: `use the fact of the row: a reader copies an address from the row of the name`,
      },
    ]
  })
}
