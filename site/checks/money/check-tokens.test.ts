import { expect, test } from 'vitest'
import { tokens } from '../../facts/tokens.ts'
import { checkTokens } from './check-tokens.ts'

const found = (text: string) =>
  checkTokens({ file: 'a.md', text, source: text }).map(
    ({ code, line, found: what }) => `${line} ${code} ${what}`,
  )
const json = (code: string) => `\`\`\`json\n${code}\n\`\`\`\n`

test('decimals are those of the token', () => {
  const usdc = tokens.USDC.address.value
  expect(found(json(`{\n"address": "${usdc}",\n"decimals": 18 }`))).toEqual([
    `4 fact/decimals 18 decimals for ${usdc}`,
  ])
  expect(found(json(`{ symbol: 'USDC', decimals: 6 }`))).toEqual([])
  expect(found(json("{ coinDenom: 'ISLM', coinMinimalDenom: 'aISLM', coinDecimals: 6 }"))).toEqual([
    '2 fact/decimals 6 decimals for ISLM',
  ])
  expect(found(json("{ symbol: 'OTHER', decimals: 2 }"))).toEqual([])
})

test('a row has the facts of the token or chain that it names', () => {
  expect(found('| USDC | Noble | `{{tokens.axlUSDC.address}}` |')).toEqual([
    '1 fact/other-row {{tokens.axlUSDC.address}}',
  ])
  expect(found('| USDC (Noble) | `{{tokens.USDC.address}}` |')).toEqual([])
  expect(
    found('| {{ibc.mainnet.noble.counterparty}} | `{{ibc.mainnet.kava.counterpartyChannel}}` |'),
  ).toHaveLength(1)
  expect(found('| A | {{mainnet.rpc.evm}} | {{testnet.rpc.evm}} |')).toEqual([])
})

test.each([
  ['| USDC | `{{tokens.axlUSDC.address}}` |', 'facts of USDC, which the row names'],
  [
    '| {{tokens.USDC.origin}} | `{{tokens.axlUSDC.address}}` |',
    'facts of USDC, like the first fact of the row',
  ],
])('what a row %s was compared with', (source, expected) => {
  const page = { file: 'a.md', source, text: source }
  expect(checkTokens(page).map((finding) => finding.expected)).toEqual([expected])
})
