import { expect, test } from 'vitest'
import { testnet } from '../../facts/testnet.ts'
import { checkOrder } from './check-order.ts'

const found = (text: string) =>
  checkOrder({ file: 'a.md', text }).map(({ code, line }) => `${line} ${code}`)

test('what costs a fee comes before the step that sends everything', () => {
  const steps = (...texts: readonly string[]) =>
    `## Move\n\n${texts.map((text, index) => `${index + 1}. ${text}`).join('\n\n')}\n`
  expect(found(steps('Send the ISLM last.', '[Undelegate](./a.md) everything.'))).toEqual([
    '5 order/fee-after-all',
  ])
  expect(found(steps('Send the ISLM first with "Max", then the tokens.'))).toEqual([
    '3 order/fee-after-all',
  ])
  expect(found(steps('Move everything.', 'Claim rewards.'))).toHaveLength(1)
  expect(found(steps('Undelegate everything.', 'Send the ISLM last.'))).toEqual([])
  expect(found(steps('Do not choose "Max".', 'Undelegate.'))).toEqual([])
  expect(found('## A\n\nMove everything.\n\n## B\n\nUndelegate.\n')).toEqual([])
})

const SEND = '```bash\nhaqqd tx bank send me haqq1you 1aISLM\n```\n'
const WARNING = ':::warning[Real coins]\nCompare.\n:::\n'

test('a warning comes before the block that sends', () => {
  expect(found(`## A\n\n${SEND}\n${WARNING}`)).toEqual(['7 order/late-warning'])
  expect(found(`## A\n\n${WARNING}\n${SEND}`)).toEqual([])
  expect(found(`## A\n\n${SEND}\n## B\n\n${WARNING}`)).toEqual([])
})

test('a warning may follow a block for tests, and introduce the next block', () => {
  const test = SEND.replace('1aISLM', `1aISLM --chain-id ${testnet.cosmosChainId.value}`)
  expect(found(`## A\n\n${test}\n${WARNING}`)).toEqual([])
  expect(found(`## A\n\n${SEND}\n${WARNING}\n${SEND}`)).toEqual([])
})
