import { expect, test } from 'vitest'
import { parseGitLog } from './git-dates.ts'

test('keeps the newest commit of each file and drops the prefix', () => {
  const log =
    '\x002026-11-20T10:00:00+02:00\tAda\n\nsite/content/a.md\n\x002026-11-01T00:00:00Z\tBob\n\nsite/content/a.md\nsite/content/b.md\n'
  expect(Object.fromEntries(parseGitLog(log, 'site/'))).toEqual({
    'content/a.md': { iso: '2026-11-20T08:00:00.000Z', author: 'Ada' },
    'content/b.md': { iso: '2026-11-01T00:00:00.000Z', author: 'Bob' },
  })
})
