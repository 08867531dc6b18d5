import { expect, test } from 'vitest'
import { checkDeadlines } from './check-deadlines.ts'

const found = (code: string) =>
  checkDeadlines({ file: 'a.md', text: `\`\`\`bash\n${code}\n\`\`\`\n` }).map(
    ({ code: name, line }) => `${line} ${name}`,
  )

test('a transfer does not wait for its timeout until a fixed year', () => {
  expect(found("cast send 0x1 'transfer(…)' \\\n  \"(0,0)\" 2000000000000000000 'memo'")).toEqual([
    '3 amount/fixed-time',
  ])
  expect(
    found('haqqd tx ibc-transfer transfer --packet-timeout-timestamp 1900000000000000000'),
  ).toHaveLength(1)
  expect(found('timeoutTimestamp: 2000000000000000000n')).toHaveLength(1)
  expect(found('"(0,0)" "$(( ($(date +%s) + 600) ))000000000"')).toEqual([])
  expect(found('--packet-timeout-timestamp 600000000000')).toEqual([])
})
