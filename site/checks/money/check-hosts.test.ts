import { expect, test } from 'vitest'
import { mainnet } from '../../facts/mainnet.ts'
import { createHostCheck } from './check-hosts.ts'
import { FORMER_HOSTS, KNOWN_HOSTS } from './known-hosts.ts'

const check = createHostCheck({ known: KNOWN_HOSTS, former: FORMER_HOSTS })
const found = (text: string) =>
  check({ file: 'a.md', text }).map(({ line, found: what }) => `${line} ${what}`)

test('a host that is no fact and not in the list is found, in text and in code', () => {
  expect(found('[its site](https://metamask-wallet.io)')).toEqual(['1 metamask-wallet.io'])
  expect(found('```bash\ncurl https://rpc.haqq-network.com/a\n```')).toEqual([
    '2 rpc.haqq-network.com',
  ])
  expect(found('Ask `grpc.haqq-network.com:443`.')).toEqual(['1 grpc.haqq-network.com'])
})

test('facts, listed sites, examples and this computer are known', () => {
  const known = [mainnet.rpc.evm.value, mainnet.rpc.evmWs.value, 'https://etherscan.io/a']
  const others = ['https://rpc.example.org', 'http://localhost:8545', 'http://127.0.0.1:1317/a']
  expect(found([...known, ...others].join(' '))).toEqual([])
  expect(found('Edit `config.toml` and `genesis.json`.')).toEqual([])
})

test('a former address may be named, and not linked to', () => {
  expect(found('Older guides name `app.haqq.network`.')).toEqual([])
  expect(found('[Open](https://app.haqq.network)')).toEqual(['1 app.haqq.network'])
})
