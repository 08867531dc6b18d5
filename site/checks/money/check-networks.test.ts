import { expect, test } from 'vitest'
import { network } from '../../network.ts'
import { checkNetworks } from './check-networks.ts'

/** The source with the facts that this test names. */
function filled(source: string): string {
  return source.replace(/\{\{([\w.]+)\}\}/g, (_whole, name: string) => {
    let value: unknown = network
    for (const part of name.split('.')) value = (value as Record<string, unknown>)[part]
    return String((value as { value: unknown }).value)
  })
}
const found = (source: string) =>
  checkNetworks({ file: 'a.md', source, text: filled(source) }).map(
    ({ code, line, found: what }) => `${line} ${code} ${what}`,
  )
const bash = (code: string) => `\`\`\`bash facts\n${code}\n\`\`\`\n`
const tab = (value: string, code: string) => `:::tab{value="${value}" label="A"}\n${code}:::\n`

test('a tab has facts of its network', () => {
  const ask = (name: string) => bash(`curl {{${name}.rpc.rest}}/a`)
  expect(found(tab('testnet', ask('mainnet')))).toEqual(['3 network/other {{mainnet.rpc.rest}}'])
  expect(found(tab('mainnet', ask('testnet')))).toEqual(['3 network/other {{testnet.rpc.rest}}'])
  expect(found(tab('testnet', ask('testnet')) + tab('mainnet', ask('mainnet')))).toEqual([])
  expect(found(tab('testnet', bash('# {{mainnet.gasPrice.average}}')))).toEqual([])
  expect(found(tab('mainnet', '| RPC | `{{testnet.rpc.evm}}` |\n'))).toHaveLength(1)
})

const SEND = (name: string) =>
  bash(`haqqd tx bank send me haqq1you 1aISLM --chain-id {{${name}.cosmosChainId}}`)

test('a step that sends has the network that its text names', () => {
  expect(found(`On the test network:\n\n${SEND('mainnet')}`)).toEqual([
    '4 network/other {{mainnet.cosmosChainId}}',
  ])
  expect(found(`On {{testnet.name}}:\n\n${SEND('testnet')}`)).toEqual([])
  expect(found(`On mainnet; rehearse on the test network:\n\n${SEND('testnet')}`)).toEqual([])
})

test('the blocks around one that sends are for the same network', () => {
  const ask = bash('curl {{testnet.rpc.rest}}/a')
  expect(found(`## A\n\nSend.\n\n${SEND('mainnet')}\n${ask}`)).toEqual([
    '10 network/other {{testnet.rpc.rest}}',
  ])
  expect(found(`## A\n\nSend.\n\n${SEND('mainnet')}\n## B\n\n${ask}`)).toEqual([])
})

test('the words of a link, and the text above a button, name its network', () => {
  expect(found('[explorer of the test network]({{mainnet.explorer.evm}})')).toEqual([
    '1 network/other {{mainnet.explorer.evm}}',
  ])
  expect(
    found('[test network]({{testnet.explorer.evm}}), [explorer]({{mainnet.explorer.evm}})'),
  ).toEqual([])
  const add = (network: string) =>
    `1. **Add the test network.**\n\n   ::add-network{network="${network}"}\n`
  expect(found(add('mainnet'))).toEqual(['3 network/other ::add-network{network="mainnet"}'])
  expect(found(add('testnet'))).toEqual([])
})

test('channel and recipient are of one chain', () => {
  const send = (channel: string, to: string, id = '{{mainnet.cosmosChainId}}') =>
    bash(
      `haqqd tx ibc-transfer transfer transfer {{ibc.mainnet.${channel}.channel}} ${to}1you 1aISLM --chain-id ${id}`,
    )
  expect(found(send('osmosis', 'osmo'))).toEqual([])
  expect(found(send('axelar', 'osmo'))).toEqual([
    '2 network/channel channel-1 to an address that begins with osmo1',
  ])
  expect(found(send('noble', 'osmo', '"$CHAIN_ID"'))).toHaveLength(1)
  expect(found(send('noble', 'noble', '"$CHAIN_ID"'))).toEqual([])
})
