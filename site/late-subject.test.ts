import { expect, test } from 'vitest'
import { contentPage } from '../tests/content-page.ts'
import { runCheck } from '../tests/run-check.ts'
import { lateSubject } from './late-subject.ts'

const [check] = lateSubject(20).checks ?? []

async function found(text: string): Promise<string[]> {
  const findings = await runCheck(check, [contentPage({ text })])
  return findings.map(({ found: what }) => what)
}

test.each([
  '## One',
  '- one',
  '1. One',
  ':::note',
  '::cards',
  '<div>',
  '| A |',
  '```bash',
])('an opening ends with %s', async (start) => {
  const long = 'Far more than twenty characters.'
  expect(await found(`---\ntitle: A\n---\n\n# A\n\nShort.\n\n${start}\n\n${long}\n`)).toEqual([])
  expect(await found(`# A\n\n${long}\n\n${start}\n`)).toEqual([
    '32 characters before the first section',
  ])
})

test('addresses and marks do not count', async () => {
  expect(await found('# A\n\n**See** [this](./a/very/long/address.md).\n')).toEqual([])
})

test('a page without a title has no opening', async () => {
  expect(
    await found(`---\ntitle: ${'A'.repeat(30)}\n---\n\nFar more than twenty characters.\n`),
  ).toEqual([])
})
