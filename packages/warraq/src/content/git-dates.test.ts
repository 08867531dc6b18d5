import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseGitLog, readGitDates } from './git-dates.ts'

test('keeps the newest commit of each file', () => {
  const log =
    '\x002026-11-20T10:00:00+02:00\tAda\n\ncontent/a.md\n\x002026-11-01T00:00:00Z\tBob\n\ncontent/a.md\ncontent/b.md\n'
  expect(Object.fromEntries(parseGitLog(log))).toEqual({
    'content/a.md': { iso: '2026-11-20T08:00:00.000Z', author: 'Ada' },
    'content/b.md': { iso: '2026-11-01T00:00:00.000Z', author: 'Bob' },
  })
})

const outer = mkdtempSync(join(tmpdir(), 'docs-git-'))

/** A repository whose folder `site` holds a page, committed by Ada. */
function repository(): string {
  const root = join(outer, 'repository')
  mkdirSync(join(root, 'site/content'), { recursive: true })
  writeFileSync(join(root, 'site/content/é.md'), 'Text.\n')
  writeFileSync(join(root, 'other.md'), 'Text.\n')
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@a.example']
  const git = (...words: string[]) => execFileSync('git', [...author, ...words], { cwd: root })
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--no-gpg-sign', '--message', 'Add a page')
  return root
}

test('reads dates by path below the site, also through a symbolic link to its folder', async () => {
  const root = join(repository(), 'site')
  const link = join(outer, 'link')
  symlinkSync(root, link)
  for (const folder of [root, link]) {
    const { changes, problem } = await readGitDates(folder, ['content', 'gone'])
    expect(problem).toBeUndefined()
    expect([...changes.keys()]).toEqual(['content/é.md'])
    expect(changes.get('content/é.md')?.author).toBe('Ada')
  }
})

test('says why there are no dates', async () => {
  const { changes, problem } = await readGitDates(outer, ['content'])
  expect(changes.size).toBe(0)
  expect(problem).toMatch(/^fatal: not a git repository/)
})
