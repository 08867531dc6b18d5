import { expect, test } from 'vitest'
import { checkSecrets } from './check-secrets.ts'

const found = (text: string) =>
  checkSecrets({ file: 'a.md', text }).map(({ code, line }) => `${line} ${code}`)
const bash = (code: string) => `\`\`\`bash\n${code}\n\`\`\`\n`

test.each([
  ['cast send 0x1 --private-key "$PRIVATE_KEY"', 'secret/on-command-line'],
  [
    'cast wallet import dev --private-key=$(haqqd keys unsafe-export-eth-key dev)',
    'secret/on-command-line',
  ],
  ['cast wallet import dev --mnemonic "word word"', 'secret/on-command-line'],
  ['export PRIVATE_KEY=abc', 'secret/in-variable'],
  [`OWNER_KEY=0x${'1a'.repeat(32)}`, 'secret/in-variable'],
  ['read -rsp "Test key: " TEST_KEY && export TEST_KEY', 'secret/in-variable'],
  ['read -rp "Test key: " WORD', 'secret/shown-while-typed'],
  ['read -r MNEMONIC', 'secret/shown-while-typed'],
  ['haqqd keys add me --keyring-backend test', 'secret/no-password'],
  ['haqqd config keyring-backend test', 'secret/no-password'],
])('exposes a secret: %s', (code, expected) => {
  expect(found(bash(code))).toContain(`2 ${expected}`)
})

test.each([
  'export KEY="mykey"',
  'export API_KEY=abc',
  'CHAIN_KEY=mykey',
  'cast wallet import test --interactive',
  'cast send 0x1 --account test',
  'read -rsp "Password: " PASSWORD',
  'read -r HEIGHT',
  'haqqd keys add me --keyring-backend test --home "$HOME/haqq-local"',
  'haqqd keys add me --keyring-backend file',
  `TX_HASH=${'1a'.repeat(32)}`,
  'hermes keys add --mnemonic-file ./relayer.mnemonic',
])('exposes nothing: %s', (code) => {
  expect(found(bash(code))).toEqual([])
})

test.each([
  ["process.env['TEST_KEY']", 'secret/in-environment'],
  ['process.env.PRIVATE_KEY', 'secret/in-environment'],
  ['os.environ["MNEMONIC"]', 'secret/in-environment'],
  ['os.Getenv("PRIVATE_KEY")', 'secret/in-environment'],
  [`privateKeyToAccount('0x${'1a'.repeat(32)}')`, 'secret/in-code'],
  [`new Wallet("${'1a'.repeat(32)}")`, 'secret/in-code'],
])('a program with a secret: %s', (code, expected) => {
  expect(found(`\`\`\`typescript\n${code}\n\`\`\`\n`)).toEqual([`2 ${expected}`])
})

test('a program may read other variables, and hold hashes', () => {
  const code = `process.env['SEPOLIA_RPC']; process.env.ETHERSCAN_API_KEY; const hash = '0x${'1a'.repeat(32)}'`
  expect(found(`\`\`\`typescript\n${code}\n\`\`\`\n`)).toEqual([])
})

const ANVIL = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'

test.each([
  ['http://localhost:8545', []],
  ['http://127.0.0.1:8545', []],
  ['https://rpc.eth.haqq.network', ['2 secret/on-command-line']],
  ['"$RPC"', ['2 secret/on-command-line']],
  ['http://localhost.example.org', ['2 secret/on-command-line']],
])('the published key of anvil is a secret on other computers only: %s', (url, expected) => {
  expect(found(bash(`cast send 0x1 --rpc-url ${url} --private-key ${ANVIL}`))).toEqual(expected)
})
