import { expect, test } from 'vitest'
import { createTextCheck } from '../checks/check-text.ts'
import { createSaidCheck } from '../checks/procedures/check-said.ts'
import { downtime } from '../facts/downtime.ts'
import { CLAIMS } from './claims.ts'
import { SAID_RULES } from './said-rules.ts'

const found = (text: string, file = 'content/a.md') =>
  [createTextCheck(CLAIMS), createSaidCheck(SAID_RULES)]
    .flatMap((check) => check({ file, text }))
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

test('a transfer does not wait for its timeout until a fixed year', () => {
  const late = (code: string) => found(`\`\`\`bash\n${code}\n\`\`\`\n`)
  const send = "cast send 0x1 'transfer(…)' \\\n  "
  expect(late(`${send}"(0,0)" 2000000000000000000 'memo'`)).toEqual(['3 amount/fixed-time'])
  expect(late('--packet-timeout-timestamp 1900000000000000000')).toHaveLength(1)
  expect(late('timeoutTimestamp: 2000000000000000000n')).toHaveLength(1)
  expect(late('"(0,0)" "$(( ($(date +%s) + 600) ))000000000"')).toEqual([])
  expect(late('--packet-timeout-timestamp 600000000000')).toEqual([])
})

test.each([
  'set `evm_version = "cancun"`',
  "settings: { evmVersion: 'shanghai' }",
  'anvil --hardfork prague',
  'Set the compiler target (`evmVersion`) to **`cancun`**.',
  'set the EVM version to **Cancun**',
  'Compile for `cancun`: see there.',
])('code is not compiled for another level of the EVM: %s', (text) => {
  expect(found(`\n${text}`)).toEqual(['2 fact/evm-target'])
})

test.each([
  'set `evm_version = "paris"`',
  'Compile for Paris.',
  'Without a setting they choose a newer one: the default is `cancun`.',
  'the code was compiled for `cancun` or later',
  'Compile for HAQQ.',
])('code is compiled for the level of the chain: %s', (text) => {
  expect(found(text)).toEqual([])
})

test('a key on the command line is only advised against', () => {
  expect(found('Sign with `--private-key 0x…`.')).toEqual(['1 secret/on-command-line'])
  expect(found('Never sign with `--private-key`.')).toEqual([])
})

test('flags of the unit are not given by hand', () => {
  const started = (code: string) =>
    found(`\`\`\`bash\n${code}\n\`\`\``).filter((one) => one.endsWith('by-hand'))
  expect(started('haqqd start --halt-height 5')).toEqual(['2 procedure/started-by-hand'])
  expect(started('haqqd start --unsafe-skip-upgrades=5')).toHaveLength(1)
  expect(started('sudo -u haqq haqqd start --halt-height 5')).toEqual([])
})

test('a unit of Cosmovisor gives the node time to stop', () => {
  const unit = 'ExecStart=/usr/local/bin/cosmovisor run start\nEnvironment="DAEMON_HOME=/a"'
  const grace = 'Environment="DAEMON_SHUTDOWN_GRACE=30s"'
  expect(found(`\`\`\`ini\n${unit}\n\`\`\``)).toEqual(['2 claim/no-grace'])
  expect(found(`\`\`\`ini\n${grace}\n${unit}\n\`\`\``)).toEqual([])
})

test('a finding of a whole block quotes its beginning', () => {
  const text = `\`\`\`ini\nDAEMON_HOME=/a\n${'# a\n'.repeat(50)}ExecStart=cosmovisor\n\`\`\``
  const [finding] = createTextCheck(CLAIMS)({ file: 'a.md', text })
  expect(finding?.found).toMatch(/^DAEMON_HOME=\/a # a .{0,70}$/)
})

test('user guides name programs of a terminal, and show no commands', () => {
  const text = 'Validators run `haqqd`.\n\n```bash\ncd a\ncurl -s x\n```\n'
  expect(found(text, 'content/user-guides/a.md')).toEqual(['5 voice/terminal'])
  expect(found(text)).toEqual([])
})

test('a section that stops a node says how long a validator may be away', () => {
  const file = 'content/l1-network/a.md'
  const stop = '## Stop\n\n```bash\nsudo systemctl stop haqqd\n```\n'
  expect(found(stop, file)).toEqual(['4 said/downtime', '4 said/downtime-link'])
  expect(found(`${stop}\n::downtime-budget\n`, file)).toEqual([])
  const linked = '[limit](./maintain.md#downtime-budget)'
  expect(found(`${stop}\nThe ${linked} holds.\n`, file)).toEqual([])
  expect(found(`${stop}\n## More\n\nThe ${linked} holds.\n`, file)).toEqual(['4 said/downtime'])
  expect(found(stop, 'content/develop/a.md')).toEqual([])
  const figures = `\`\`\`bash\njournalctl -n ${downtime.allowedBlocks.value}\n\`\`\`\nWait ${downtime.safeMinutes.value} minutes.\n`
  expect(
    found(
      `${stop}\n${figures}\nThe ${linked.replace('downtime-budget', 'move-to-another-machine')} holds.\n`,
      file,
    ),
  ).toEqual(['4 said/downtime'])
  const reason = `A validator is jailed after ${downtime.jailingMinutes.value} minutes. `
  expect(
    found(
      `${stop}\n${reason}See ${linked.replace('downtime-budget', 'move-to-another-machine')}.\n`,
      file,
    ),
  ).toEqual([])
  const others = ['systemctl enable --now haqqd', 'systemctl stop tmkms', 'journalctl -u haqqd']
  for (const command of others)
    expect(found(`\`\`\`bash\nsudo ${command}\n\`\`\`\n`, file)).toEqual([])
  for (const command of ['reboot', 'systemctl disable --now haqqd', 'service haqqd restart'])
    expect(found(`\`\`\`bash\nsudo ${command}\n\`\`\`\n`, file), command).toContain(
      '2 said/downtime',
    )
})

test('what delegations and messages do', () => {
  expect(found('Undelegating from it is instant.')).toEqual(['1 claim/instant-undelegation'])
  expect(found('Its delegations then begin to unbond.')).toEqual(['1 claim/delegations-unbond'])
  expect(found('The node accepts seven levels.')).toEqual(['1 claim/nested-messages'])
  expect(found('It costs 5 AISLM.')).toEqual(['1 claim/name-of-the-coin'])
})

test.each([
  'The chain id is `11253`.',
  'Add it with [a list](https://chainlist.org/chain/11236).',
  'eip155:11234',
  'The id in hexadecimal digits is `0x2be4`.',
  'The id in hexadecimal digits is `0x2BE4`.',
  '| EVM chain id | 54212 |',
  '```js\nconst haqq = { chainId: 11253 }\n```',
  "```js\nconst haqq = { chainId: '0x2BE4' }\n```",
  'Choose `haqq_11253-1`.',
  '```bash\nhaqqd status --chain-id haqq_11235-2\n```',
])('a chain id that no network has: %s', (text) => {
  expect(found(text).map((one) => one.slice(2))).toEqual(['fact/other-chain-id'])
})

test.each([
  'The chain id is `11235`, that of Sepolia 11155111.',
  'Since height 11,235,001 and 112.35 or 1123.',
  'Choose `haqq_11235-1`; in hexadecimal digits it is `0x2be3`.',
  'The transaction 0x2be4a1 or `v0.11234.0`.',
  'In capitals it is `0x2BE3`.',
  '```text\ngas used: 54219\nheight 11239\n```',
  'Open localhost:11237, see #11230, and pay a fee of 11225 aISLM.',
  'Your own chain is `haqq_9000-1`.',
])('a chain id of the facts, or another number: %s', (text) => {
  expect(found(text)).toEqual([])
})

test('amounts are in the unit of the node', () => {
  expect(found('```bash\nhaqqd tx bank send a b 5ISLM\n```')).toEqual(['2 claim/unit-of-an-amount'])
  expect(found('```bash\nhaqqd tx bank send a b 5aislm\n```')).toEqual(['2 claim/name-of-the-coin'])
  expect(found('```bash\nhaqqd tx bank send a b 5aISLM\n```')).toEqual([])
  expect(found('One ISLM is 10^18 `aISML`.')).toEqual(['1 claim/name-of-the-coin'])
  expect(found('Write `aISLM`; `aislm` is another coin. See [ISLM](./a.md#aislm).')).toEqual([])
})

test.each([
  'Pay 5 AISLM. The fee is 20 aISLM.',
  'Pay 5 AISLM, not 20 aISLM.',
  'Write `AISLM`. The fee is 20 aISLM.',
  'Write `AISLM`.\n\nThe fee is in `aISLM`.',
])('a wrong name of the coin is excused only where it is quoted beside the right one: %s', (text) => {
  expect(found(text)).toEqual(['1 claim/name-of-the-coin'])
})

test.each([
  'Write `aISLM`, not `AISLM`.',
  'The denomination `AISLM` is not `aISLM`.',
  'Write `aISLM`. Small letters,\n`aislm`, name another coin.',
])('a sentence warns of a wrong name of the coin: %s', (text) => {
  expect(found(text)).toEqual([])
})

const inCode = (code: string) => found(`\`\`\`typescript\n${code}\n\`\`\`\n`)

test.each([
  "haqq: { url: 'https://rpc.eth.testedge2.haqq.network', chainId: 11235 },",
  "testedge2: { url: 'https://rpc.eth.testedge2.haqq.network', chainId: 11235 },",
  'CHAIN_ID=54211 RPC=https://rpc.eth.haqq.network',
  'haqqd status --node https://rpc.tm.haqq.network:443 --chain-id haqq_54211-3',
])('a chain id and an endpoint are of one network: %s', (code) => {
  expect(inCode(code)).toEqual([expect.stringContaining(' network/other')])
})

test.each([
  "haqq: { url: 'https://rpc.eth.haqq.network', chainId: 11235 },",
  'testedge2 = "https://rpc.eth.testedge2.haqq.network"',
  "const mainnet = 'https://rpc.eth.haqq.network'",
  "const urls = ['https://rpc.eth.haqq.network', 'https://rpc.eth.testedge2.haqq.network'] // 54211",
  "const chains = [haqqTestedge2, haqqMainnet]\nconst url = 'https://rpc.eth.haqq.network'",
  "if (isTestnet == false) url = 'https://rpc.eth.haqq.network'",
  "const url = wantsTest ? testnet : 'https://rpc.eth.haqq.network'",
  "{ name: 'HAQQ', testnet: false, rpc: 'https://rpc.eth.haqq.network' }",
  "if (chainId === 54211) throw new Error('https://rpc.eth.haqq.network is mainnet')",
  'curl https://rest.cosmos.haqq.network/blocks/54211 --gas 54211',
  '# not for the testnet\ncurl https://rest.cosmos.haqq.network/blocks/54211000',
])('code about one network, or about both, is right: %s', (code) => {
  expect(inCode(code)).toEqual([])
})

test('an address with a digit too few or too many is found', () => {
  for (const count of [39, 41])
    expect(found(`Look up \`0x${'a1'.repeat(33).slice(0, count)}\`.`)).toEqual(['1 address/length'])
  // A number of a signature has no leading zeros.
  for (const count of [8, 38, 40, 42, 63, 64, 65, 66])
    expect(inCode(`x = 0x${'a1'.repeat(33).slice(0, count)}`)).toEqual([])
  expect(found(`It begins with \`0x${'a1'.repeat(33).slice(0, 39)}…\`.`)).toEqual([])
})
