import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { mainnet } from '../facts/mainnet.ts'
import { testnet } from '../facts/testnet.ts'
import ShellVariables from './ShellVariables.tsx'

/** The text of each block of code. */
function blocksOf(names: string): string[] {
  const html = renderToStaticMarkup(<ShellVariables names={names} />)
  return [...html.matchAll(/<code>(.*?)<\/code>/gs)].map(([, code = '']) =>
    code.replaceAll(/<[^>]+>/g, '').trim(),
  )
}

test('sets the variables of each network, in the order of the page', () => {
  expect(blocksOf('NODE REST')).toEqual([
    `export NODE=${mainnet.rpc.tendermint.value}:443\nexport REST=${mainnet.rpc.rest.value}`,
    `export NODE=${testnet.rpc.tendermint.value}:443\nexport REST=${testnet.rpc.rest.value}`,
  ])
})

test('shows the test network first where commands sign', () => {
  expect(blocksOf('CHAIN_ID NODE')).toEqual([
    `export CHAIN_ID=${testnet.cosmosChainId.value}\nexport NODE=${testnet.rpc.tendermint.value}:443`,
    `export CHAIN_ID=${mainnet.cosmosChainId.value}\nexport NODE=${mainnet.rpc.tendermint.value}:443`,
  ])
})

test.each(['', 'CHAIN'])('names="%s" is refused with the names that exist', (names) => {
  expect(() => blocksOf(names)).toThrow(
    `names="${names}" is no variable; choose among CHAIN_ID, NODE, REST, GRPC, RPC`,
  )
})
