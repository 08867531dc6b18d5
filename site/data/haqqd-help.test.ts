import { expect, test } from 'vitest'
import { createSaidCheck } from '../checks/procedures/check-said.ts'
import { SAID_RULES } from './said-rules.ts'

const checkSaid = createSaidCheck(SAID_RULES)

const found = (code: string) =>
  checkSaid({ file: 'a.md', text: `\`\`\`bash\n${code}\n\`\`\`\n` }).filter(
    (finding) => finding.code === 'procedure/missing-flag',
  )

test('prune does not know the usual home', () => {
  expect(found('haqqd prune custom')).toHaveLength(1)
  expect(found('"$HAQQD" prune custom --pruning-keep-recent 100')).toHaveLength(1)
  expect(found('"$HAQQD" prune custom --home ~/.haqqd')).toEqual([])
  expect(found('haqqd prune --home=/data')).toEqual([])
})

test('other commands know it', () => {
  expect(found('haqqd rollback\nhaqqd tendermint unsafe-reset-all\nhaqqd snapshots list')).toEqual(
    [],
  )
})
