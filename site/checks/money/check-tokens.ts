import { coin } from '../../facts/common.ts'
import { l2Testnet } from '../../facts/l2-testnet.ts'
import { tokens } from '../../facts/tokens.ts'
import {
  linesOf,
  matchesInCode,
  pageCheck,
  type ReadText,
  type SourceCheck,
} from '../page-check.ts'

/** Decimals of what a program or a list calls a token: its symbol, denomination or address. */
const DECIMALS: ReadonlyMap<string, number> = new Map<string, number>([
  ...Object.values(tokens).flatMap((token) =>
    [
      token.symbol.value,
      token.address.value.toLowerCase(),
      ...('ibcDenom' in token ? [token.ibcDenom.value] : []),
    ].map((name): [string, number] => [name, token.decimals.value]),
  ),
  [coin.symbol.value, coin.decimals.value],
  [coin.baseDenom.value, coin.decimals.value],
  [l2Testnet.coinSymbol.value, l2Testnet.decimals.value],
])
/** Object literals without objects in them. */
const LITERAL = /\{[^{}]*\}/g
const NAMES = /\b(?:symbol|coinDenom|coinMinimalDenom|address)['"]?\s*:\s*['"]([^'"]+)['"]/g
const STATED = /\b(?:decimals|coinDecimals)['"]?\s*:\s*(\d+)/

/** Checks that decimals and addresses are those of the token beside which they are written. */
export const checkTokens: SourceCheck = pageCheck(function* (read, { source }) {
  yield* inCode(read)
  yield* inRows(source)
})

function* inCode({ fences }: ReadText) {
  for (const { line, found: literal } of matchesInCode(fences, LITERAL)) {
    const [before = '', stated] = literal.split(STATED)
    const names = [...literal.matchAll(NAMES)].map(([, name = '']) => name)
    const decimalsOf = (name: string) =>
      DECIMALS.get(name) ?? DECIMALS.get(name.toLowerCase()) ?? Number(stated)
    const wrong = names.find((name) => decimalsOf(name) !== Number(stated))
    if (stated !== undefined && wrong !== undefined)
      yield {
        code: 'fact/decimals',
        line: line + linesOf(before).length - 1,
        found: `${stated} decimals for ${wrong}`,
        expected: String(decimalsOf(wrong)),
        fix: 'write the fact of the same token: wrong decimals shift every amount by powers of ten',
      }
  }
}

const FACT = /\{\{(?:tokens\.(\w+)|ibc\.(?:mainnet|testnet)\.(\w+))\.\w+\}\}/g
/** A symbol at the beginning of a cell: `axlUSDC`, `USDC (Noble)`, `` `OSMO` ``. */
const SYMBOL = new RegExp(`^[\`*\\s]*(${Object.keys(tokens).join('|')})\\b`)

/** Rows of tables: the facts of a row belong to the token and the chain that it names first. */
function* inRows(source: string) {
  for (const { content, line } of linesOf(source).filter((row) => /^\s*\|/.test(row.content))) {
    const facts = [...content.matchAll(FACT)]
    const symbol = SYMBOL.exec(content.split('|')[1] ?? '')?.[1]
    const token = symbol ?? facts.find((fact) => fact[1])?.[1]
    const chain = facts.find((fact) => fact[2])?.[2]
    const wrong = facts.find((fact) => (fact[1] ?? token) !== token || (fact[2] ?? chain) !== chain)
    if (wrong === undefined) continue
    const isNamed = wrong[1] !== undefined && symbol !== undefined
    const why = isNamed ? 'which the row names' : 'like the first fact of the row'
    yield {
      code: 'fact/other-row',
      line,
      found: wrong[0],
      expected: `facts of ${wrong[1] === undefined ? chain : token}, ${why}`,
      fix: 'use the fact of the row: a reader copies an address from the row of the name',
    }
  }
}
