import { expect, test } from 'vitest'
import { contentPage } from '../../tests/content-page.ts'
import { runCheck } from '../../tests/run-check.ts'
import { pageHeads } from './check-heads.ts'

const { checks = [] } = pageHeads(['/made/'], () => Date.parse('2026-11-30'))

async function found(...pages: Parameters<typeof runCheck>[1]): Promise<string[]> {
  const findings = await Promise.all(checks.map((check) => runCheck(check, pages)))
  return findings
    .flatMap((some) => [...some])
    .map(({ code, file, line = 0 }) => `${file}:${line} ${code}`)
}

const page = (file: string, fields: readonly string[]) =>
  contentPage({
    file,
    text: `---\n${fields.join('\n')}\n---\n\n\`\`\`yaml\ndescription: x\n\`\`\`\n`,
  })

const HEAD = ['title: A', 'description: One sentence.']

test('a page has a description, and names that no other page has', async () => {
  expect(await found(page('a.md', HEAD), page('b.md', ['title: B', 'description: C.']))).toEqual([])
  expect(await found(page('a.md', ['title: A']))).toEqual(['a.md:1 head/no-description'])
  expect(await found(page('a.md', HEAD), page('b.md', ['sidebar_label: B', ...HEAD]))).toEqual([
    'b.md:3 head/repeated',
  ])
  const label = page('b.md', ['title: B', 'description: C.', 'sidebar_label: A'])
  expect(await found(page('a.md', HEAD), label)).toEqual(['b.md:4 head/repeated'])
  const labels = ['c.md', 'd.md'].map((file, at) =>
    page(file, [`title: ${at}`, 'description: C.', "sidebar_label: 'B'"]),
  )
  expect(await found(...labels)).toEqual(['d.md:4 head/repeated'])
  expect(await found(page('content/made/a.md', HEAD), page('content/made/b.md', HEAD))).toEqual([])
})

test('a description beside a line that is no YAML is one', async () => {
  const head = ['title: Errors: what they mean', 'description: One sentence.']
  expect(await found(page('a.md', head))).toEqual([])
})

test('nobody has checked a page on a day to come', async () => {
  expect(await found(page('a.md', [...HEAD, 'checked: 2026-12-01']))).toEqual([])
  expect(await found(page('a.md', [...HEAD, 'checked: 2027-11-30']))).toEqual([
    'a.md:4 checked/in-future',
  ])
})

test.each([
  "description: ''",
  'description: # todo',
  'description:',
])('an empty description is none: %s', async (field) => {
  expect(await found(page('a.md', ['title: A', field]))).toEqual(['a.md:1 head/no-description'])
})

test('a page and its copy in a version may share a name', async () => {
  const copy = page('learn_versioned_docs/version-1.0/a.md', HEAD)
  const older = page('learn_versioned_docs/version-0.9/a.md', HEAD)
  expect(await found(page('content/learn/a.md', HEAD), copy, older)).toEqual([])
  const second = page('learn_versioned_docs/version-1.0/b.md', ['sidebar_label: B', ...HEAD])
  expect(await found(copy, second)).toEqual([
    'learn_versioned_docs/version-1.0/b.md:3 head/repeated',
  ])
})

test('a page and its translation may share a name', async () => {
  const translated = { ...page('i18n/fr/a.md', HEAD), lang: 'fr' }
  expect(await found(page('a.md', HEAD), translated)).toEqual([])
})
