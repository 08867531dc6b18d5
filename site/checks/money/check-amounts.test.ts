import { expect, test } from 'vitest'
import { checkAmounts } from './check-amounts.ts'

const found = (text: string) =>
  checkAmounts({ file: 'a.md', text }).map(
    ({ code, line, found: what }) => `${line} ${code} ${what.split(' ')[0]}`,
  )
const bash = (code: string) => `\n\n\`\`\`bash\n${code}\n\`\`\`\n`
const COIN = '000000000000000000'

test.each([
  ['Send one ISLM.', `haqqd tx bank send me haqq1you 10${COIN}aISLM`, '4 amount/not-as-said 10'],
  [
    '**Liquidate 1,000 ISLM**.',
    `haqqd tx liquidvesting liquidate 1000000${COIN}aISLM`,
    '4 amount/not-as-said 1000000',
  ],
  [
    'Redeem 500 of it.',
    `haqqd tx liquidvesting redeem 5000${COIN}aLIQUID1`,
    '4 amount/not-as-said 5000',
  ],
  [
    'Grant two ISLM.',
    `cast send 0x1 'approve(address,uint256)' 0x2 20${COIN}`,
    '4 amount/not-as-said 20',
  ],
  ['Store the key.', 'cast send 0x1 --value 10ether', '4 amount/not-as-said 10'],
  ['Deposit 0.01 ETH.', 'cast send 0x1 --value 0.1ether', '4 amount/not-as-said 0.1'],
])('%s: %s', (text, code, expected) => {
  expect(found(text + bash(code))).toEqual([expected])
})

test.each([
  ['Send 1.5 ISLM.', 'haqqd tx bank send me haqq1you 1500000000000000000aISLM'],
  ['Grant two ISLM. Delegate **one** of them.', `cast send 0x1 'stake(uint256)' 1${COIN}`],
  ['Store the key.', 'cast send 0x1 --value 0.01ether'],
  ['Send one ISLM.', `haqqd tx bank send me haqq1you "$AMOUNT" --gas-prices 25000000000aISLM`],
  ['Ask.', `haqqd query bank balances haqq1you 100${COIN}aISLM`],
])('right: %s: %s', (text, code) => {
  expect(found(text + bash(code))).toEqual([])
})

test('a step without an amount has that of its section', () => {
  const step = (digits: string) =>
    `## Send\n\nThe example sends one ISLM.\n\n1. **Send.**\n\n   \`\`\`bash\n   haqqd tx bank send me haqq1you ${digits}${COIN}aISLM\n   \`\`\`\n`
  expect(found(step('1'))).toEqual([])
  expect(found(step('2'))).toEqual(['8 amount/not-as-said 2'])
})

test('a program sends what the text above it names, or little', () => {
  const program = (text: string, code: string) =>
    found(`${text}\n\n\`\`\`typescript\n${code}\n\`\`\``)
  expect(program('Withdraw.', "value: parseEther('10')")).toEqual(['4 amount/not-as-said 10'])
  expect(program('Withdraw 10 ETH.', "value: parseEther('10')")).toEqual([])
  expect(program('Withdraw.', "value: parseEther('0.001')")).toEqual([])
})
