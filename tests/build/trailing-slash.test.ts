import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inFolder, newSite, readTree, runDocs } from './run-docs.ts'

const PAGES = {
  'index.md': '# Start\n\n[Guide](./guide/index.md) and [pump](/docs/guide/pump).\n',
  'guide/index.md': '# Guide\n\n[Pump](./pump.md).\n',
  'guide/pump.md':
    '---\ntags: [Water]\n---\n\n# Pump\n\n[Start](/docs/) and [guide](/docs/guide/).\n',
}

/** A small site whose addresses have the given form. */
async function built(trailingSlash: boolean | 'ignore') {
  const dir = await newSite({
    ...inFolder('content', PAGES),
    'docs.config.ts': `export default {
      title: 'Fixture',
      url: 'https://docs.example.org',
      baseUrl: '/base/',
      trailingSlash: ${JSON.stringify(trailingSlash)},
      lastUpdated: { date: false },
      navbar: { items: [{ to: '/docs/guide/pump', label: 'Pump' }] },
      redirects: { '/': '/docs/' },
      sections: [{ id: 'docs', path: 'content', route: '/docs/' }],
    }`,
  })
  const { exitCode, stderr } = await runDocs(['build', dir])
  expect(stderr).toBe('')
  expect(exitCode).toBe(0)
  const dist = join(dir, 'dist')
  const files = Object.keys(await readTree(dist))
  return { files, read: (path: string) => readFile(join(dist, path), 'utf8') }
}

/** Addresses of the site in a text, each once. */
function addressesIn(text: string): string[] {
  const found = text.matchAll(/(?:href="|<loc>https:\/\/docs\.example\.org)(\/base\/docs[^"<#]*)/g)
  return [...new Set([...found].map(([, address = '']) => address))].sort()
}

test.each([
  {
    trailingSlash: true as const,
    documents: ['docs/guide/index.html', 'docs/guide/pump/index.html', 'docs/index.html'],
    pump: 'docs/guide/pump/index.html',
    addresses: ['/base/docs/', '/base/docs/guide/', '/base/docs/guide/pump/'],
    tag: '/base/docs/tags/water/',
    search: 'search/index.html',
  },
  {
    trailingSlash: false as const,
    documents: ['docs.html', 'docs/guide.html', 'docs/guide/pump.html'],
    pump: 'docs/guide/pump.html',
    addresses: ['/base/docs', '/base/docs/guide', '/base/docs/guide/pump'],
    tag: '/base/docs/tags/water',
    search: 'search.html',
  },
  {
    trailingSlash: 'ignore' as const,
    documents: ['docs/guide/index.html', 'docs/guide/pump/index.html', 'docs/index.html'],
    pump: 'docs/guide/pump/index.html',
    addresses: ['/base/docs/', '/base/docs/guide/', '/base/docs/guide/pump'],
    tag: '/base/docs/tags/water',
    search: 'search/index.html',
  },
])('trailingSlash: $trailingSlash decides names of files and every address', async (expected) => {
  const { files, read } = await built(expected.trailingSlash)
  const documents = files.filter((path) => /^docs.*\.html$/.test(path) && !path.includes('/tags'))
  expect(documents).toEqual(expected.documents)
  expect(files).toContain(expected.search)
  const page = await read(expected.pump)
  const [, , own] = expected.addresses
  expect(page).toContain(`rel="canonical" href="https://docs.example.org${own}"`)
  expect(addressesIn(page).filter((address) => !address.endsWith('.md'))).toEqual([
    ...expected.addresses,
    expected.tag,
  ])
  expect(addressesIn(await read('sitemap.xml'))).toEqual(expect.arrayContaining(expected.addresses))
  const payload = JSON.parse(await read('docs/guide/pump/page.json'))
  expect(payload.page.href).toBe(own)
  expect(files).toContain('docs/guide/pump.md')
})
