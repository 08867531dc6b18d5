import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCheck } from '../../tests/run-check.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { network } from '../network.ts'
import { networkCheck } from './check-network.ts'

/** What the check says of the facts, with other ones in their place. */
async function found(facts: object = {}): Promise<string[]> {
  const [check] = networkCheck({ ...network, ...facts }).checks ?? []
  const findings = await runCheck(check, [])
  return findings.map(({ code, found }) => `${code}: ${found}`)
}

const { mainnet, ibc, tokens } = network
const ELSEWHERE = 'https://rpc.example.org'

test.each([
  ['viem npm 2.0.0', { mainnet: { ...mainnet, rpc: { evm: source('viem npm 2.0.0') } } }],
  [
    'chain-registry npm 2.0.0',
    { mainnet: { ...mainnet, rpc: { rest: source('chain-registry npm 2.0.0') } } },
  ],
  [
    'chain-registry npm 2.0.0',
    {
      ibc: {
        ...ibc,
        mainnet: { axelar: { ...ibc.mainnet.axelar, channel: source('chain-registry npm 2.0.0') } },
      },
    },
  ],
])('a fact has the value of %s, if it names it', async (name, facts) => {
  const findings = await found(facts)
  expect(findings).toEqual([expect.stringContaining(`= ${ELSEWHERE}, from ${name}`)])
})

test('a fact that names another source may have another value', async () => {
  expect(await found({ mainnet: { ...mainnet, rpc: { evm: source('HAQQ, by mail') } } })).toEqual(
    [],
  )
})

test('a channel has a client that the chain registry knows', async () => {
  const client = source('chain-registry npm 2.0.0')
  const facts = { ibc: { ...ibc, mainnet: { axelar: { ...ibc.mainnet.axelar, client } } } }
  expect(await found(facts)).toEqual([
    `fact/other-than-source: ibc.mainnet.axelar.client = ${ELSEWHERE}, from chain-registry npm 2.0.0`,
  ])
})

test('the denomination of a token is the hash of the channel and the denomination in its origin', async () => {
  const [[name, token] = []] = Object.entries(tokens).filter(([, one]) => 'ibcDenom' in one)
  const ibcDenom = { ...source('HAQQ, by mail'), value: 'ibc/0' }
  expect(await found({ tokens: { [name ?? '']: { ...token, ibcDenom } } })).toEqual([
    `fact/other-denomination: tokens.${name}.ibcDenom = ibc/0`,
  ])
  const origin = source('HAQQ, by mail')
  expect(await found({ tokens: { [name ?? '']: { ...token, origin } } })).toEqual([
    `fact/other-denomination: tokens.${name}.origin = ${ELSEWHERE}`,
  ])
})

test('addresses that components show have their checksum', async () => {
  const [[name, token] = []] = Object.entries(tokens)
  const wrong = token?.address.value.replace(/[a-f]/, (letter) => letter.toUpperCase()) ?? ''
  const address = { ...source('HAQQ, by mail'), value: wrong }
  const findings = await found({ tokens: { [name ?? '']: { ...token, address } } })
  expect(findings).toEqual([expect.stringContaining(wrong)])
})

function source(name: string) {
  return { value: ELSEWHERE, source: [name], date: '2026-11-30' }
}

test('a finding names the file and the line of the fact', async () => {
  const root = temporaryFolder()
  mkdirSync(join(root, 'site/facts'), { recursive: true })
  const text = `export const mainnet = {\n  rpc: {\n    evm: fact('${ELSEWHERE}', [\n`
  writeFileSync(join(root, 'site/facts/mainnet.ts'), text)
  const facts = { mainnet: { ...mainnet, rpc: { evm: source('viem npm 2.0.0') } } }
  const [check] = networkCheck({ ...network, ...(facts as object) }).checks ?? []
  const [finding] = await runCheck(check, [], { root, cacheDir: '' })
  expect(finding).toMatchObject({ file: 'site/facts/mainnet.ts', line: 3 })
})

test('so does one of a channel, unless two places may be meant', async () => {
  const root = temporaryFolder()
  mkdirSync(join(root, 'site/facts'), { recursive: true })
  const channel = { ...source('chain-registry npm 2.0.0'), value: 'channel-77' }
  const facts = { ibc: { ...ibc, mainnet: { axelar: { ...ibc.mainnet.axelar, channel } } } }
  const [check] = networkCheck({ ...network, ...(facts as object) }).checks ?? []
  const placed = async (text: string) => {
    writeFileSync(join(root, 'site/facts/ibc.ts'), text)
    const [{ file, line } = { file: '' }] = await runCheck(check, [], { root, cacheDir: '' })
    return `${file}:${line}`
  }
  const fact = "      channel: fact('channel-77', [\n"
  expect(await placed(`x\n${fact}`)).toBe('site/facts/ibc.ts:2')
  expect(await placed(fact + fact)).toBe('site/network.ts:undefined')
})
