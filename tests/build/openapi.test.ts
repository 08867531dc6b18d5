import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newSite, readTree, runDocs } from './run-docs.ts'

const DOCUMENT = join(import.meta.dirname, '../../site/public/openapi.json')

/** Builds a site whose `api` folder is made from a document, such as that of the REST queries. */
async function built(document?: object) {
  const dir = await newSite({
    'package.json': '{ "dependencies": { "@warraq/openapi": "*" } }',
    'content/index.md': '# Start\n\n[The interface](./api/index.md)\n',
    'openapi.json': document ? JSON.stringify(document) : await readFile(DOCUMENT, 'utf8'),
    'docs.config.ts': `import { openapi } from '@warraq/openapi'
import document from './openapi.json' with { type: 'json' }

export default {
  title: 'Fixture',
  url: 'https://docs.example.org',
  lastUpdated: { date: false },
  sections: [{ id: 'docs', path: 'content', route: '/' }],
  plugins: [openapi({ document, section: 'docs', folder: 'api' })],
}`,
  })
  return { run: await runDocs(['build', dir]), dist: join(dir, 'dist') }
}

test('every operation of a real document is a page of the site', async () => {
  const { run, dist } = await built()
  expect(run.stderr).toBe('')
  expect(run.exitCode).toBe(0)
  const { paths } = JSON.parse(await readFile(DOCUMENT, 'utf8')) as {
    readonly paths: Readonly<Record<string, object>>
  }
  const pages = Object.keys(await readTree(dist)).filter((path) =>
    /^api\/[^/]+\/[^/]+\/index\.html$/.test(path),
  )
  expect(pages).toHaveLength(Object.keys(paths).length)
  const html = await readFile(join(dist, pages[0] ?? ''), 'utf8')
  expect(html).toContain('<h2 id="example">')
  expect(html).not.toContain('Edit this page')
  expect(await readFile(join(dist, 'llms.txt'), 'utf8')).toContain('/api/')
})

test('a document with names in angle brackets and links to its own site builds', async () => {
  const description = 'A List<Pump>, see [models](/docs/models) and {{size}}.\n\n:::box\n\n# Note'
  const answer = {
    description,
    content: { 'text/plain': { schema: { type: 'string', format: '<w>x<h>' } } },
  }
  const { run, dist } = await built({
    openapi: '3.0.3',
    info: { title: 'Pumps', version: '1', description: 'Replace <host>.' },
    paths: {
      '/pumps': { get: { summary: 'A List<Pump>', description, responses: { 200: answer } } },
    },
  })
  expect(run.stderr).toContain('warning  link/unknown-page')
  expect(run.exitCode).toBe(0)
  const html = await readFile(join(dist, 'api/pumps/get-pumps/index.html'), 'utf8')
  expect(html).toContain('A List&lt;Pump&gt;')
  expect(html).toContain('&lt;w&gt;x&lt;h&gt;')
  expect(html.match(/<h1/g)).toHaveLength(1)
})
