import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect as expectSoon, type Page, test } from '@playwright/test'
import { temporaryFolder } from '../../temporary-folder.ts'
import { type DocsServer, startDev } from '../docs-server.ts'

/** Most changes are shown when the site has been bundled again. */
const expect = expectSoon.configure({ timeout: 60_000 })

const COUNTER = `'use client'
import { useState } from 'react'

export default function Counter({ label }) {
  const [count, setCount] = useState(0)
  return <button type="button" onClick={() => setCount(count + 1)}>{label}: {count}</button>
}
`

const MANY = 'Long text.\n\n'.repeat(80)

const SITE: Readonly<Record<string, string>> = {
  'docs.config.ts': `export default {
    title: 'State',
    url: 'https://docs.example.org',
    componentsDir: 'components',
    themeDir: 'theme',
    stylesheet: 'site.css',
    pageStylesheets: [{ file: 'marked.css', when: 'class="marked"' }],
    redirects: { '/': '/docs/' },
    sections: [{ id: 'docs', path: 'content', route: '/docs/' }],
  }`,
  'components/Counter.tsx': COUNTER,
  'theme/Pagination.tsx':
    'export default function Pagination() { return <p className="end">The end.</p> }\n',
  'site.css': 'h1 { color: rgb(1, 1, 1) }\n',
  'marked.css': '.marked { color: rgb(2, 2, 2) }\n',
  'content/index.mdx': `# State

First words.

<Counter label="Clicks" />

<details>
<summary>More</summary>

Hidden words.

</details>

<span className="marked">Marked words</span> with <Counter label="Inline" />.

${MANY}Last words.
`,
  'content/other.md': '# Other\n',
}

// Every test starts a server that bundles the site for the first time.
test.setTimeout(180_000)

let root = ''
let server: DocsServer | undefined
let url = ''

test.beforeEach(async () => {
  root = temporaryFolder()
  await writeFile(join(root, 'editor.sh'), `#!/bin/sh\necho "$@" >> '${root}/opened'\n`, {
    mode: 0o755,
  })
  process.env.LAUNCH_EDITOR = join(root, 'editor.sh')
  for (const [path, text] of Object.entries(SITE)) await write(path, text)
  server = await startDev(root)
  url = server.url
})

test.afterEach(async () => {
  await server?.close()
  await rm(root, { recursive: true, force: true })
})

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}

async function edit(path: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(root, path), 'utf8')
  expect(text).toContain(from)
  await write(path, text.replace(from, to))
}

/** Open the page, use both islands, open the box, and scroll. */
async function use(page: Page): Promise<void> {
  await page.goto(`${url}/docs/`)
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
  for (const name of ['Clicks', 'Inline']) {
    await page.getByRole('button', { name: `${name}: 0` }).click()
    await expect(page.getByRole('button', { name: `${name}: 1` })).toBeVisible()
  }
  await page.getByText('More', { exact: true }).click()
  await expect(page.getByText('Hidden words.')).toBeVisible()
  await page.evaluate(() => {
    Reflect.set(window, 'sameDocument', true)
    scrollTo(0, 700)
  })
}

async function expectSameDocument(page: Page, isSame = true): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument') === true)).toBe(isSame)
}

const colorOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).color)

async function expectState(page: Page): Promise<void> {
  await expectSameDocument(page)
  for (const name of ['Clicks', 'Inline'])
    await expect(page.getByRole('button', { name: `${name}: 1` })).toHaveCount(1)
  await expectPlace(page)
}

async function expectPlace(page: Page): Promise<void> {
  await expect(page.getByText('Hidden words.')).toHaveCount(1)
  await expect(page.locator('details')).toHaveAttribute('open', '')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
}

test('edits of Markdown, of styles and of the props of an island keep everything else', async ({
  page,
}) => {
  await use(page)
  await edit('content/index.mdx', 'First words.', 'Changed words.\n\nNew words.')
  await expect(page.getByText('New words.')).toHaveCount(1)
  await expect(page.getByText('First words.')).toHaveCount(0)
  await expectState(page)
  await edit('content/index.mdx', 'Hidden words.', '**Hidden words.** More of them.')
  await expect(page.getByText('More of them.')).toHaveCount(1)
  await expectState(page)
  await edit('content/index.mdx', 'Marked words', 'Striking words')
  await expect(page.getByText('Striking words')).toHaveCount(1)
  await edit('content/index.mdx', 'Changed words.\n\nNew words.\n\n', '')
  await expect(page.getByText('New words.')).toHaveCount(0)
  await expectState(page)

  await edit('site.css', 'rgb(1, 1, 1)', 'rgb(3, 3, 3)')
  await expect.poll(() => colorOf(page, 'h1')).toBe('rgb(3, 3, 3)')
  await edit('marked.css', 'rgb(2, 2, 2)', 'rgb(4, 4, 4)')
  await expect.poll(() => colorOf(page, '.marked')).toBe('rgb(4, 4, 4)')
  await edit('site.css', 'rgb(3, 3, 3)', 'rgb(5, 5, 5)')
  await expect.poll(() => colorOf(page, 'h1')).toBe('rgb(5, 5, 5)')
  await expectState(page)

  await edit('content/index.mdx', 'label="Clicks"', 'label="Hits"')
  await page.getByRole('button', { name: 'Hits: 0' }).click()
  await expect(page.getByRole('button', { name: 'Hits: 1' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Inline: 1' })).toHaveCount(1)
  await expectSameDocument(page)

  await page.goto(`${url}/docs/other/`)
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByText('State').click()
  await expect(page.locator('.marked')).toHaveCount(1)
  await edit('marked.css', 'rgb(4, 4, 4)', 'rgb(6, 6, 6)')
  await expect.poll(() => colorOf(page, '.marked')).toBe('rgb(6, 6, 6)')
})

test('a changed island, theme part or text is shown at the same place; an endless effect can be corrected', async ({
  page,
}) => {
  await use(page)
  await edit('components/Counter.tsx', '{label}: {count}', '{label} counted: {count}')
  await expect(page.getByRole('button', { name: 'Clicks counted: 0' })).toHaveCount(1)
  await expectPlace(page)
  await edit('theme/Pagination.tsx', 'The end.', 'That is all.')
  await expect(page.getByText('That is all.')).toHaveCount(1)
  await expectPlace(page)
  await write('i18n/en/code.json', JSON.stringify({ copyPage: 'Take a copy' }))
  await expect(page.getByText('Take a copy')).not.toHaveCount(0)
  await expectPlace(page)

  await page.evaluate(() => scrollTo(0, 0))
  await edit(
    'components/Counter.tsx',
    'return <button',
    'useEffect(() => setCount(count + 1))\n  return <button',
  )
  await edit('components/Counter.tsx', '{ useState }', '{ useEffect, useState }')
  await expect(page.getByRole('button', { name: /Clicks counted: \d{2,}/ })).toBeVisible()
  await write('components/Counter.tsx', COUNTER.replace('{label}', '{label} corrected'))
  await page.getByRole('button', { name: 'Clicks corrected: 0' }).click()
  await expect(page.getByRole('button', { name: 'Clicks corrected: 1' })).toBeVisible()
})

test('a component can be written after its page; a mistake is shown with its line, and opens in the editor', async ({
  page,
}) => {
  await page.goto(`${url}/docs/`)
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
  await edit('content/index.mdx', 'First words.', '<Later />')
  await expect(page.locator('docs-problems')).toContainText('Later')
  await write('components/Later.tsx', 'export default () => <p>Written later.</p>\n')
  await expect(page.getByText('Written later.')).toHaveCount(1)
  await expect(page.locator('docs-problems')).toHaveCount(0)

  await edit('components/Counter.tsx', '{count}', '{count +}')
  const problem = page.locator('docs-problems pre')
  await expect(problem).toContainText('components/Counter.tsx:6  error  code/invalid')
  await expect(problem).toContainText(/6 \|.*\{count \+\}/)
  // Further lines of a message begin below its first, and warnings are one line below the errors.
  await expect(problem).toContainText(/\n {12,}6 \|/)
  await expect(page.getByRole('button', { name: 'Clicks: 0' })).toHaveCount(1)
  await page.getByRole('button', { name: 'components/Counter.tsx:6' }).click()
  await expect
    .poll(() => readFile(join(root, 'opened'), 'utf8').catch(() => ''))
    .toContain('components/Counter.tsx')
  await write('components/Counter.tsx', COUNTER)
  await expect(problem).toHaveCount(0)

  await edit('content/index.mdx', '# State', '# State\n\n![Badge](https://img.example.org/a.svg)')
  const warnings = page.getByText('1 warning', { exact: true })
  await expect(warnings).toBeVisible()
  await expect(problem).toBeHidden()
  await warnings.click()
  await expect(problem).toContainText('policy/blocked')
})
