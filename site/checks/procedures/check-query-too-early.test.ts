import { expect, test } from 'vitest'
import { checkQueries } from './check-query-too-early.ts'

const found = (code: string) =>
  checkQueries({ file: 'a.md', text: `\`\`\`bash\n${code}\n\`\`\`\n` }).map(
    ({ line, found }) => `${line} ${found}`,
  )

const SEND = 'haqqd tx gov vote 1 yes --from=key \\\n  --gas=auto'

test('a query in the block of its transaction is too early', () => {
  expect(found(`${SEND}\nhaqqd query gov proposals --limit 1`)).toEqual([
    '4 haqqd query gov proposals right after haqqd tx gov vote',
  ])
  expect(found(`${SEND}\nhaqqd q gov proposals | jq .`)).toHaveLength(1)
  expect(found(`${SEND}\necho sent\nHASH=1\n"$HAQQD" query tx "$HASH"`)).toHaveLength(1)
})

test('a query before it, after a pause, or in the next block is not', () => {
  expect(found(`haqqd query gov proposals\n${SEND}`)).toEqual([])
  expect(found(`${SEND}\nsleep 10\nhaqqd query gov proposals`)).toEqual([])
  expect(found(`${SEND}\n\`\`\`\n\nLater:\n\n\`\`\`bash\nhaqqd query gov proposals`)).toEqual([])
})

test('a transaction that is only prepared, and other programs, say nothing', () => {
  expect(found('haqqd tx bank send a b 1x --generate-only\nhaqqd query bank total')).toEqual([])
  expect(found('haqqd tx bank send a b 1x --generate-only=true\nhaqqd q bank total')).toEqual([])
  expect(found('haqqd tx sign file.json\nhaqqd query bank total')).toEqual([])
  expect(found('gaiad tx bank send a b 1x\ngaiad query bank total')).toEqual([])
})
