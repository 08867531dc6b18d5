import { expect, test } from 'vitest'
import { testnet } from '../../facts/testnet.ts'
import { tokens } from '../../facts/tokens.ts'
import { checkRecipients } from './check-recipients.ts'

const found = (text: string) =>
  checkRecipients({ file: 'a.md', text }).map(({ code, line }) => `${line} ${code}`)
const bash = (code: string) => `\`\`\`bash\n${code}\n\`\`\`\n`
const WORKS = 'haqq1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgq7jj5va'
const EVM = '0x1122334455667788990011223344556677889900'
const TESTNET = `--chain-id ${testnet.cosmosChainId.value}`

test.each([
  `haqqd tx bank send me ${WORKS} 1aISLM`,
  `haqqd tx bank send --from me me ${WORKS} 1aISLM --yes`,
  `haqqd tx haqqvesting create-clawback-vesting-account ${WORKS} --lockup a.json`,
  `haqqd tx haqqvesting convert-into ${WORKS} --lockup a.json`,
  `haqqd tx liquidvesting redeem 5aLIQUID1 ${WORKS} --from me`,
  `haqqd tx ibc-transfer transfer transfer channel-2 osmo1fl48vsnmsdzcv85q5d2q4z5ajdha8yu3aq6l09 1aISLM`,
  `cast send ${EVM} --value 1ether --account me`,
])('pays somebody when pasted: %s', (code) => {
  expect(found(bash(code))).toEqual(['2 recipient/works'])
})

test.each([
  'haqqd tx bank send me haqq1REPLACE_WITH_THE_ADDRESS 1aISLM',
  'haqqd tx bank send me "$TO" 1aISLM',
  `haqqd tx bank send me ${WORKS} 1aISLM ${TESTNET}`,
  `haqqd query bank balances ${WORKS}`,
  `cast send ${EVM} --value 1ether --rpc-url ${testnet.rpc.evm.value}`,
  'haqqd tx liquidvesting redeem 5aLIQUID1 --from me',
])('pays nobody when pasted: %s', (code) => {
  expect(found(bash(code))).toEqual([])
})

test('a variable has the value that the page gave it, in this block or above', () => {
  const send = bash('haqqd tx bank send me "$TO" 1aISLM')
  expect(found(bash(`export TO="${WORKS}"`) + send)).toEqual(['5 recipient/works'])
  expect(found(bash('export TO=haqq1youraddress') + send)).toEqual([])
})

test('a tab of the test network may have a recipient, and leaves no value for later', () => {
  const tab = (value: string, code: string) =>
    `:::tab{value="${value}" label="A"}\n${bash(code)}:::\n`
  const send = `haqqd tx bank send me ${WORKS} 1aISLM`
  expect(found(tab('testnet', send))).toEqual([])
  expect(found(tab('mainnet', send))).toEqual(['3 recipient/works'])
  const endpoints =
    tab('mainnet', 'export ETH_RPC_URL=https://a.example') +
    tab('testnet', `export ETH_RPC_URL=${testnet.rpc.evm.value}`)
  expect(found(endpoints + bash(`cast send ${EVM} --value 1ether`))).toHaveLength(1)
})

test('coins do not go to a contract without a call', () => {
  const to = tokens.WISLM.address.value
  expect(found(bash(`cast send ${to} --value 1ether`))).toEqual(['2 recipient/contract'])
  expect(found(bash(`cast send ${to} 'deposit()' --value 1ether`))).toEqual([])
})

test('a contract of the reader is looked at before it is called', () => {
  const call = bash(`cast send "$CONTRACT" 'stake(uint256)' 1`)
  expect(found(call)).toEqual(['2 recipient/no-code'])
  expect(found(bash(`CONTRACT=${EVM}`) + call)).toEqual(['5 recipient/no-code'])
  expect(found(bash('cast code "$CONTRACT"') + call)).toEqual([])
  expect(found(bash(`cast send 0x0000000000000000000000000000000000000800 'delegate()'`))).toEqual(
    [],
  )
})
