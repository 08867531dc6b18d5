import { expect, test } from 'vitest'
import { SAID_RULES } from '../../data/said-rules.ts'
import { checkClaims } from './check-claims.ts'
import { createSaidCheck } from './check-said.ts'

const checkSaid = createSaidCheck(SAID_RULES)

const found = (text: string) =>
  [checkClaims, checkSaid]
    .flatMap((check) => check({ file: 'a.md', text }))
    .map(({ code, line }) => `${line} ${code}`)

test('/health is no probe, unless the page links to the one that is', () => {
  expect(found('Ask `/health` on port 1.')).toEqual(['1 claim/health-probe'])
  expect(found('Ask the [age](../monitoring.md#block-age), not `/health`.')).toEqual([])
  expect(found('`/health` answers; use the [age](#block-age).')).toEqual([])
  expect(found('See https://example.org/health.')).toEqual([])
  const probe = '```bash\ncurl -f http://localhost:26657/health\n```\n'
  expect(found(probe)).toEqual(['2 claim/health-probe'])
  expect(found(`${probe}\nBetter: the [age](./monitoring.md#block-age).`)).toEqual([])
})

test('init with a flag overwrites keys or settings', () => {
  expect(found('With `haqqd init --recover` you type the words.')).toEqual([
    '1 claim/init-overwrites',
  ])
  expect(found('`haqqd init --recover` overwrites the consensus key.')).toEqual([])
  expect(found('`haqqd keys add --recover` restores a key.')).toEqual([])
  expect(found('`haqqd init --overwrite` overwrites `config.toml`.')).toEqual([
    '1 claim/init-overwrites',
  ])
  expect(found('`haqqd init --overwrite` overwrites `genesis.json` and `config.toml`.')).toEqual([])
  expect(found('```bash\nhaqqd init me --recover\n```')).toEqual(['2 claim/init-overwrites'])
  expect(found('```bash\nhaqqd init me -o\n```')).toEqual(['2 claim/init-overwrites'])
  expect(found('```bash\nhaqqd init me --recover --home /tmp/new\n```')).toEqual([])
})

test('the address that the signer dials has no node id', () => {
  expect(found('Write `tcp://id@10.0.0.1:26659`.')).toEqual(['1 claim/signer-node-id'])
  expect(found('```toml\naddr = "tcp://ab12@10.0.0.1:26659"\n```')).toEqual([
    '2 claim/signer-node-id',
  ])
  expect(found('```toml\naddr = "tcp://ab12@10.0.0.1:1234"\n```')).toHaveLength(1)
  expect(found("```toml\naddr = 'tcp://ab12@10.0.0.1:26658'\n```")).toHaveLength(1)
  expect(found('```toml\naddr = "tcp://10.0.0.1:26659"\n```')).toEqual([])
  expect(found('Peers are `id@10.0.0.1:26656`.')).toEqual([])
})

test.each([
  'type(uint256).max',
  'maxUint256',
  '$(cast max-uint)',
  `0x${'f'.repeat(64)}`,
])('no allowance is without a limit: %s', (value) => {
  expect(found(`\`\`\`solidity\napprove(spender, ${value})\n\`\`\``)).toEqual([
    '2 amount/unlimited',
  ])
})
