import { expect, test } from 'vitest'
import { checkLookedUp } from './check-looked-up.ts'

const found = (text: string) =>
  checkLookedUp({ file: 'a.md', text }).map(({ line, found }) => `${line} ${found}`)

const block = (code: string) => `\`\`\`bash\n${code}\n\`\`\`\n`
const SEND = block('haqqd tx gov vote 1 yes \\\n  --from=key')

test('what was sent is looked up by its hash, not by its effect', () => {
  const shown = `# A\n\n${SEND}\nVerify:\n\n${block('# all\nhaqqd query gov votes 1')}`
  expect(found(`${shown}\n## B\n\n${block('haqqd query tx "$TX_HASH"')}`)).toEqual([
    '4 haqqd tx gov vote',
  ])
})

test('by a query of the command line or of REST, or by a link to one', () => {
  expect(found(`${SEND}\n${block('# by its hash\nhaqqd query tx "$TX_HASH"')}`)).toEqual([])
  expect(found(`${SEND}\n${block('curl "$REST/cosmos/tx/v1beta1/txs/$TX_HASH"')}`)).toEqual([])
  expect(found(`${SEND}\nLook up [its hash](#look-up-the-hash).\n`)).toEqual([])
})

test('cast waits for the receipt, and what only signs sends nothing', () => {
  expect(found(block('cast send "$TO" --value 1ether'))).toEqual([])
  expect(found(block('haqqd tx sign unsigned.json'))).toEqual([])
})
