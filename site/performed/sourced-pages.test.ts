import { expect, test } from 'vitest'
import { contentPage } from '../../tests/content-page.ts'
import { runCheck } from '../../tests/run-check.ts'
import { sourceStatements } from '../facts/source-statements.ts'
import { sourcedPages } from './sourced-pages.ts'

const STATEMENTS = {
  tag: 'v1',
  said: [{ page: 'content/a.md', says: 'The floor is unused.', source: ['fee.go:1-2'] }],
  wrong: [{ says: /the floor counts/, truth: 'it does not', source: ['fee.go:1-2'] }],
}

async function found(text: string, { file = 'content/a.md', version = 'v1' } = {}) {
  const { checks = [] } = sourcedPages(STATEMENTS, version)
  const findings = checks.map(async (check) =>
    (await runCheck(check, [contentPage({ file, text })])).map((one) => ({
      ...one,
      severity: check.severity,
    })),
  )
  return (await Promise.all(findings)).flat()
}

test('a page that says what the source says is right', async () => {
  expect(await found('# A\n\nThe floor is unused. More.')).toEqual([])
})

test('a correction that is lost is a finding with the lines to read', async () => {
  expect(await found('# A')).toMatchObject([
    {
      code: 'sourced/lost',
      file: 'content/a.md',
      fix: expect.stringContaining('fee.go:1-2 of v1'),
    },
  ])
})

test('a page that was moved is a finding', async () => {
  expect(await found('The floor is unused.', { file: 'content/b.md' })).toMatchObject([
    { code: 'sourced/lost', found: 'content/a.md', expected: 'a page of the site' },
  ])
})

test('a wrong claim that comes back is a finding', async () => {
  expect(await found('The floor is unused. Here the floor counts.')).toMatchObject([
    {
      ...{ code: 'sourced/wrong', file: 'content/a.md', found: 'the floor counts' },
      severity: 'throw',
    },
  ])
})

test('another version of the node asks to read the lines again, and stops no release', async () => {
  expect(await found('The floor is unused.', { version: 'v2' })).toMatchObject([
    { code: 'sourced/other-version', found: 'lines of v1', severity: 'warn' },
  ])
})

test('each statement of this site names files and lines', async () => {
  const { said, wrong } = sourceStatements
  for (const source of [...said, ...wrong].flatMap((statement) => statement.source))
    expect(source).toMatch(/^[\w/]+\.go:\d+(?:-\d+)?$/)
})
