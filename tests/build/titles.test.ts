import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyFixture, runDocs } from './run-docs.ts'

/** Openings of pages without a title in their front matter, with the title that readers see. */
const OPENINGS = [
  ['# eth_getBalance', 'eth_getBalance'],
  ['# `eth_call` and *more*', 'eth_call and more'],
  ['<!-- SPDX-License-Identifier: MIT -->\n\n# My title', 'My title'],
  ['# A &amp; [B](/docs/)', 'A & B'],
  ['Title below\n===========', 'Title below'],
  ['# Closed ##', 'Closed'],
  ['# Named {#other}', 'Named'],
  ['    # only code\n\nText.', 'page-7'],
  ['Text first.\n\n# Not the title', 'page-8'],
] as const

test('a page without a title is named after the heading that opens it', async () => {
  const root = await copyFixture('good')
  for (const [at, [opening]] of OPENINGS.entries())
    await writeFile(join(root, `content/page-${at}.md`), `${opening}\n\nText.\n`)
  expect(await runDocs(['build', root])).toMatchObject({ exitCode: 0 })
  for (const [at, [, title]] of OPENINGS.entries()) {
    const html = await readFile(join(root, `dist/docs/page-${at}/index.html`), 'utf8')
    const shown = title.replaceAll('&', '&amp;')
    expect(html).toContain(`<title>${shown} | `)
    expect(html).toMatch(new RegExp(`aria-current="page">${shown}<`))
  }
})
