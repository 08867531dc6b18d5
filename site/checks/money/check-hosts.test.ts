import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mainnet } from '../../facts/mainnet.ts'
import { createHostChecks } from './check-hosts.ts'

const LIST = readFileSync(new URL('../../known-hosts.txt', import.meta.url), 'utf8')
const { lookalikes, newHosts } = createHostChecks(LIST)

const stopped = (text: string) =>
  lookalikes({ file: 'a.md', text }).map(({ line, found }) => `${line} ${found}`)
const listed = (text: string) => newHosts({ file: 'a.md', text }).map(({ found }) => found)

test.each([
  ['[its site](https://metamask-wallet.io)', '1 metamask-wallet.io'],
  ['[its site](https://metamsk.io)', '1 metamsk.io'],
  ['[its site](https://keplr.com)', '1 keplr.com'],
  ['```bash\ncurl https://rpc.haqq-network.com/a\n```', '2 rpc.haqq-network.com'],
  ['Ask `grpc.haqq-network.com:443`.', '1 grpc.haqq-network.com'],
  ['```bash\ncurl https://rpc.eth.haqq.netwrok/a\n```', '2 rpc.eth.haqq.netwrok'],
  ['```bash\ncurl https://rpc.eth.haq.network/a\n```', '2 rpc.eth.haq.network'],
  ['```bash\ncurl https://rcp.eth.haqq.network/a\n```', '2 rcp.eth.haqq.network'],
])('a name that resembles a known one stops the build: %s', (text, finding) => {
  expect(stopped(text)).toEqual([finding])
  expect(listed(text)).toEqual([])
})

test('of known names, the nearest one is meant', () => {
  const typed = `https://${new URL(mainnet.rpc.rest.value).host}`.replace('network', 'netwrok')
  const [finding] = lookalikes({ file: 'a.md', text: typed })
  expect(finding?.expected).toContain(new URL(mainnet.rpc.rest.value).host)
})

test.each([
  'https://arxiv.org/abs/1',
  'https://www.binance.com/en',
  'https://www.youtube.com/watch',
])('another site is listed, and stops nothing: %s', (url) => {
  expect(stopped(`[A](${url})`)).toEqual([])
  expect(listed(`[A](${url})`)).toEqual([new URL(url).host])
})

test('facts, listed sites, examples and this computer are known', () => {
  const known = [mainnet.rpc.evm.value, mainnet.rpc.evmWs.value, 'https://etherscan.io/a']
  const others = ['https://rpc.example.org', 'http://localhost:8545', 'http://127.0.0.1:1317/a']
  const text = [...known, ...others].join(' ')
  expect([...stopped(text), ...listed(text)]).toEqual([])
  expect(stopped('Edit `config.toml` and `genesis.json`.')).toEqual([])
})

test('a former address may be named, and not linked to', () => {
  expect(stopped('Older guides name `app.haqq.network`.')).toEqual([])
  expect(stopped('[Open](https://app.haqq.network)')).toEqual(['1 app.haqq.network'])
})

test('the list ignores comments and empty lines', () => {
  const checks = createHostChecks('# alpha.org\n\nbravo.org # ours\nformer charlie.org\n')
  const text = 'https://alpha.org https://bravo.org `charlie.org`'
  expect(checks.newHosts({ file: 'a.md', text }).map(({ found }) => found)).toEqual(['alpha.org'])
  expect(checks.lookalikes({ file: 'a.md', text: 'https://charlie.org' })).toHaveLength(1)
})
