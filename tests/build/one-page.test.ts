import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { inFolder, newSite, runDocs } from './run-docs.ts'

type Nodes = ReturnType<typeof parseDocument>['children']

/** Every attribute of every element. */
function attributesOf(nodes: Nodes): Record<string, string>[] {
  return nodes.flatMap((node) =>
    'attribs' in node ? [node.attribs, ...attributesOf(node.children)] : [],
  )
}

async function built(pages: Readonly<Record<string, string>>) {
  const dir = await newSite({
    ...inFolder('content', pages),
    'docs.config.ts': `export default {
      title: 'Fixture',
      url: 'https://docs.example.org',
      baseUrl: '/x/',
      lastUpdated: { date: false },
      redirects: { '/': '/guides/' },
      sections: [{ id: 'docs', label: 'Guides', path: 'content', route: '/guides/', onePage: true }],
    }`,
  })
  const run = await runDocs(['build', dir])
  return { run, read: (path: string) => readFile(join(dir, 'dist', path), 'utf8') }
}

const PAGES = {
  'index.md':
    '---\nsidebar_position: 1\n---\n\n# Start\n\n[Next](./b.md), [a part](./b.md#set-up), [here](#set-up)\n\n## Set up\n\nText.[^1]\n\n[^1]: Note.\n',
  'b.md':
    '---\nsidebar_position: 2\ntitle: Second\n---\n\n## Set up\n\n::::tabs\n:::tab{label="A"}\nOne\n:::\n:::tab{label="B"}\nTwo\n:::\n::::\n\n[Other site](https://example.org/#set-up) Text.[^1]\n\n[^1]: Note.\n',
  'hidden.md': '---\nunlisted: true\n---\n\n# Hidden words\n',
}

test('a section has a page with all its pages, whose links lead to its own chapters', async () => {
  const { run, read } = await built(PAGES)
  expect(run.stderr).toBe('')
  expect(run.exitCode).toBe(0)
  const html = await read('guides/print/index.html')
  const chapters = html.slice(html.indexOf('<section class="chapter"'), html.indexOf('</article>'))
  const attributes = attributesOf(parseDocument(chapters).children)
  const ids = attributesOf(parseDocument(html).children).flatMap(({ id }) => id ?? [])
  expect(new Set(ids).size).toBe(ids.length)
  const known = new Set(ids)
  expect(attributes.some((names) => names['aria-controls'] !== undefined)).toBe(true)
  for (const { href = '', ...rest } of attributes) {
    if (href.startsWith('#')) expect([href, known.has(href.slice(1))]).toEqual([href, true])
    for (const name of ['aria-controls', 'aria-labelledby', 'aria-describedby'])
      for (const id of rest[name]?.split(' ') ?? [])
        expect([name, known.has(id)]).toEqual([name, true])
  }
  for (const href of ['#page-2', '#page-2-set-up', '#page-1-set-up', 'https://example.org/#set-up'])
    expect(html).toContain(`href="${href}"`)
  expect(html).toContain('<h1>Second</h1>')
  expect(html).not.toContain('Hidden words')
  expect(html).toContain('content="noindex, nofollow"')
  expect(await read('sitemap.xml')).not.toContain('/print/')
  expect(await read('guides/index.html')).not.toContain('/print/')
})

test('a written page keeps the address', async () => {
  const { run, read } = await built({ ...PAGES, 'print.md': '# How to print\n' })
  expect(run.stderr).toBe('')
  expect(await read('guides/print/index.html')).toContain('How to print')
})
