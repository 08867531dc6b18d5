import { expect, test } from 'vitest'
import { checkFees } from './check-fees.ts'

const found = (code: string) =>
  checkFees({ file: 'a.md', text: `\`\`\`bash\n${code}\n\`\`\`\n` }).map(
    ({ line, found: what }) => `${line} ${what}`,
  )
const SEND = 'haqqd tx bank send me haqq1you 1aISLM'

test.each([
  [`${SEND} --fees 25000000000000000000aISLM`, '2 --fees 25 ISLM'],
  [`${SEND} \\\n  --gas 20000000`, '2 --gas 20,000,000'],
  [`${SEND} --gas=9000000`, '2 --gas 9,000,000'],
  [`${SEND} --gas-prices 2500000000000aISLM`, '2 --gas-prices 2,500,000,000,000'],
  ['cast send 0x1 --gas-limit 30000000', '2 --gas-limit 30,000,000'],
  ['cast send 0x1 --gas-price 900gwei', '2 --gas-price 900,000,000,000'],
])('pays too much: %s', (code, expected) => {
  expect(found(code)).toEqual([expected])
})

test.each([
  `${SEND} --gas auto --gas-adjustment 1.5 --gas-prices 25000000000aISLM`,
  `${SEND} --gas 200000 --fees 5000000000000000aISLM`,
  `${SEND} --gas-prices "$GAS_PRICES"`,
  'cast send 0x1 --gas-limit 1000000',
  'cast estimate 0x1 --gas-limit 30000000',
])('pays what is usual: %s', (code) => {
  expect(found(code)).toEqual([])
})
