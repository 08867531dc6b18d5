import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtPages, contentSections } from 'warraq/built-site'
import { newSite, runDocs } from './run-docs.ts'

const CONFIG = `export default {
  title: 'Fixture',
  url: 'https://docs.example.org',
  lastUpdated: { date: false },
  facts: { port: { value: '26657', source: ['a'], date: '2026-11-21', guarded: true }, unit: 'haqqd' },
  pagesDir: 'pages',
  redirects: { '/': '/docs/' },
  sections: [{ id: 'docs', path: 'content', route: '/docs/' }],
}`

const STOP = `1. **Stop {{unit}}.**

   \`\`\`bash facts
   sudo systemctl stop {{unit}}
   \`\`\`
`

const GOOD = {
  'docs.config.ts': CONFIG,
  'content/index.md':
    '# One\n\n::::steps\n::include{file="./parts/_stop.md"}\n\n2. **Look** at [two](./two.md).\n::::\n\n::include{file="./parts/_why.md"}\n',
  'content/two.md': '# Two\n\n::include{file="./parts/_why.md"}\n',
  'content/parts/_stop.md': STOP,
  'content/parts/_why.md':
    '## Why an unrepeatable word\n\nIt answers at {{port}}, see [one](../index.md).\n',
  'pages/about.md': '# About\n\n::include{file="../content/parts/_why.md"}\n',
}

let root: string
beforeAll(async () => {
  root = await newSite(GOOD)
  const run = await runDocs(['build', root])
  expect(run).toMatchObject({ stderr: '', exitCode: 0 })
})
afterAll(() => rm(root, { recursive: true }))

const output = (path: string) => readFile(join(root, 'dist', path), 'utf8')

test('a page contains its partials with facts, as a part of its lists, outline and links', async () => {
  const html = await output('docs/index.html')
  expect(html).toMatch(/<strong>Stop haqqd\.<\/strong>(?:(?!<\/ol>)[\s\S])*<strong>Look<\/strong>/)
  expect(html).toContain('href="#why-an-unrepeatable-word"')
  expect(await output('docs/two/index.html')).toContain('26657, see <a href="/docs/">one</a>')
  expect(await output('about/index.html')).toContain('26657, see <a href="/docs/">one</a>')
})

test('so do the Markdown of the page, the text for language models and the search', async () => {
  const markdown = await output('docs/two.md')
  expect(markdown).toContain('## Why an unrepeatable word\n\nIt answers at 26657, see [one](')
  expect(await output('docs.md')).toContain('sudo systemctl stop haqqd')
  expect(await output('llms-full.txt')).toContain('Why an unrepeatable word')
  const sections = (await builtPages(join(root, 'dist'))).flatMap((page) =>
    contentSections(page, 6),
  )
  expect(sections.map(({ heading }) => heading)).toContain('Why an unrepeatable word')
})

test('a partial is not a page of its own', async () => {
  expect(await output('sitemap.xml')).not.toContain('why')
})

test('findings name the line of the partial, once for all pages that include it', async () => {
  const site = await newSite({
    ...GOOD,
    'content/parts/_why.md':
      'A\n\n[gone](./gone.md) {{none.such}} 26657\n\n::nothing\n\n```json\n{\n```\n',
    'content/two.md': '# Two\n\n::include{file="./parts/_why.md"}\n\n[also](./gone.md)\n',
    'content/three.md': '# Three\n\n::include{file="./parts/_lost.md"}\n',
  })
  const { stdout } = await runDocs(['check', site, '--json'])
  await rm(site, { recursive: true })
  const { findings } = JSON.parse(stdout) as {
    findings: { code: string; file: string; line?: number }[]
  }
  const told = findings
    .filter(({ code }) => !code.startsWith('page/'))
    .map(({ code, file, line }) => `${file}:${line} ${code}`)
  expect(told.sort()).toEqual([
    'content/parts/_why.md:3 fact/retyped',
    'content/parts/_why.md:3 fact/unknown',
    'content/parts/_why.md:3 link/unknown-markdown-file',
    'content/parts/_why.md:5 directive/unknown',
    'content/parts/_why.md:8 code/unparsable',
    'content/three.md:3 include/unusable-file',
    'content/two.md:5 link/unknown-markdown-file',
  ])
})
