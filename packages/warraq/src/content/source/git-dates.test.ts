import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../../tests/temporary-folder.ts'
import { parseGitLog, readGitDates } from './git-dates.ts'

test('keeps the newest commit of each file', () => {
  const log =
    '\x00b2\t2026-11-20T10:00:00+02:00\tAda\n\ncontent/a.md\n\x00a1\t2026-11-01T00:00:00Z\tBob\n\ncontent/a.md\ncontent/b.md\n'
  expect(Object.fromEntries(parseGitLog(log).changes)).toEqual({
    'content/a.md': {
      iso: '2026-11-20T08:00:00.000Z',
      author: 'Ada',
      contributors: ['Ada', 'Bob'],
    },
    'content/b.md': { iso: '2026-11-01T00:00:00.000Z', author: 'Bob', contributors: ['Bob'] },
  })
})

test('lists contributors by their commits, without programs', () => {
  const commit = (id: string, author: string) =>
    `\x00${id}\t2026-11-20T10:00:00Z\t${author}\n\na.md\n`
  const log = ['Bob', 'renovate[bot]', 'Ada', 'Ada'].map((name, at) => commit(`c${at}`, name))
  expect(parseGitLog(log.join('')).changes.get('a.md')?.contributors).toEqual(['Ada', 'Bob'])
})

test('lists no contributors if a shallow clone lacks some commits', () => {
  const log =
    '\x00b2\t2026-11-20T10:00:00Z\tAda\n\na.md\n\x00a1\t2026-11-01T00:00:00Z\tBob\n\na.md\n'
  const change = parseGitLog(log, new Set(['a1'])).changes.get('a.md')
  expect(change).toEqual({ iso: '2026-11-20T10:00:00.000Z', author: 'Ada', contributors: [] })
})

const outer = temporaryFolder()

const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@a.example', '-c', 'gc.auto=0']

/** A repository whose folder `site` holds a page, committed by Ada. */
function repository(): string {
  const root = join(outer, 'repository')
  mkdirSync(join(root, 'site/content'), { recursive: true })
  writeFileSync(join(root, 'site/content/é.md'), 'Text.\n')
  writeFileSync(join(root, 'other.md'), 'Text.\n')
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

test('gives a page no date if a shallow clone lacks the commit that changed it', async () => {
  const full = join(outer, 'full')
  mkdirSync(full)
  const git = (cwd: string, ...words: string[]) =>
    execFileSync('git', [...author, ...words], { cwd, stdio: 'ignore' })
  git(full, 'init', '--quiet')
  for (const name of ['old', 'edited', 'new']) {
    writeFileSync(join(full, `${name}.md`), 'Text.\n')
    if (name === 'new') writeFileSync(join(full, 'edited.md'), 'More text.\n')
    git(full, 'add', '.')
    git(full, 'commit', '--quiet', '--no-gpg-sign', '--message', `Add ${name}.md`)
  }
  git(outer, 'clone', '--quiet', '--depth', '2', `file://${full}`, 'shallow')
  git(outer, 'clone', '--quiet', '--depth', '1', `file://${full}`, 'tip')
  const read = async (clone: string) => {
    const { changes, undated } = await readGitDates(join(outer, clone), ['.'])
    return { dated: [...changes.keys()].sort(), undated: [...undated].sort() }
  }
  expect(await read('full')).toEqual({ dated: ['edited.md', 'new.md', 'old.md'], undated: [] })
  expect(await read('shallow')).toEqual({ dated: ['edited.md', 'new.md'], undated: ['old.md'] })
  expect(await read('tip')).toEqual({ dated: [], undated: ['edited.md', 'new.md', 'old.md'] })
})
