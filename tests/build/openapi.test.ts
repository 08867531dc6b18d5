import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newSite, readTree, runDocs } from './run-docs.ts'

const DOCUMENT = join(import.meta.dirname, '../../site/public/openapi.json')

/** Builds a site whose `api` folder is made from the document of the REST queries. */
async function built() {
  const dir = await newSite({
    'content/index.md': '# Start\n\n[The interface](./api/index.md)\n',
    'openapi.json': await readFile(DOCUMENT, 'utf8'),
    'docs.config.ts': `import { openapi } from 'warraq/openapi'
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
