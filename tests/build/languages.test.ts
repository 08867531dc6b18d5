import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../temporary-folder.ts'
import { copyFixture, readTree, runDocs } from './run-docs.ts'

test('every address of a page in another language leads to a page', async () => {
  const dir = await copyFixture('languages')
  const translations = join(dir, 'i18n/ar/docusaurus-plugin-content-docs-docs/current')
  const page = (folder: string, name: string, frontMatter: string) =>
    writeFile(join(folder, `${name}.md`), `---\n${frontMatter}\n---\n\n# ${name}\n`)
  for (const name of ['moved', 'draft', 'unlisted']) await page(join(dir, 'content'), name, '')
  await page(translations, 'moved', 'slug: elsewhere')
  await page(translations, 'draft', 'draft: true')
  await page(translations, 'unlisted', 'unlisted: true')

  const { exitCode, stderr } = await runDocs(['build', dir])
  expect(stderr).not.toContain('error  ')
  expect(exitCode).toBe(0)

  const read = (route: string) => readFile(join(dir, 'dist', route, 'index.html'), 'utf8')
  const alternates = (html: string) =>
    [
      ...html.matchAll(/hreflang="([^"]*)" href="https:\/\/docs\.example\.org\/site\/([^"]*)"/g),
    ].map(([, lang, path]) => `${lang} ${path}`)
  expect(alternates(await read('docs/moved'))).toEqual([
    'en docs/moved/',
    'ar ar/docs/elsewhere/',
    'x-default docs/moved/',
  ])
  expect(alternates(await read('docs/draft'))).toEqual(['en docs/draft/', 'x-default docs/draft/'])
  expect(alternates(await read('docs/unlisted'))).toEqual([
    'en docs/unlisted/',
    'x-default docs/unlisted/',
  ])
  expect(alternates(await read('ar/docs/unlisted'))).toEqual([])

  const documents = Object.keys(await readTree(join(dir, 'dist'))).filter(
    (path) => path.endsWith('/index.html') && !path.endsWith('search/index.html'),
  )
  for (const path of documents) {
    const html = await read(path.replace('index.html', ''))
    if (html.includes('http-equiv="refresh"')) continue
    const menu = [...html.matchAll(/<a [^>]*href="\/site\/([^"?]*)[^"]*" lang="/g)]
    expect(menu.length, path).toBeGreaterThan(0)
    const addresses = [
      ...alternates(html).map((text) => text.split(' ')[1]),
      ...menu.map(([, to]) => to),
    ]
    for (const address of addresses)
      expect(existsSync(join(dir, 'dist', address ?? '', 'index.html')), address).toBe(true)
  }
})

/** Originals by name; their translations by language and name. */
const ORIGINALS: Readonly<Record<string, string>> = {
  index: '',
  moved: '',
  own: 'slug: /named',
  'sub/01-numbered': '',
  'draft-in-german': '',
  'unlisted-in-german': '',
  unlisted: 'unlisted: true',
  draft: 'draft: true',
}
const TRANSLATIONS: Readonly<Record<string, string>> = {
  'de/moved': 'slug: verschoben',
  'fr/moved': 'slug: /ailleurs',
  'de/own': '',
  'ar/sub/01-numbered': 'slug: raqm',
  'de/draft-in-german': 'draft: true',
  'fr/draft-in-german': '',
  'de/unlisted-in-german': 'unlisted: true',
  'fr/draft': '',
  'de/of-nothing': '',
}

test('four languages: alternates, sitemap and menu go by document', async () => {
  const dir = temporaryFolder()
  onTestFinished(() => rm(dir, { recursive: true }))
  const page = async (path: string, frontMatter: string) => {
    await mkdir(dirname(join(dir, path)), { recursive: true })
    await writeFile(join(dir, `${path}.md`), `---\n${frontMatter}\n---\n\n# ${path}\n`)
  }
  for (const [name, text] of Object.entries(ORIGINALS)) await page(`docs/${name}`, text)
  for (const [name, text] of Object.entries(TRANSLATIONS))
    await page(name.replace(/^(\w+)/, 'i18n/$1/docusaurus-plugin-content-docs-docs/current'), text)
  const config = {
    title: 'T',
    url: 'https://example.org',
    lastUpdated: { date: false },
    i18n: { defaultLocale: 'en', locales: ['en', 'de', 'fr', 'ar'] },
    sections: [{ id: 'docs', path: 'docs', route: '/' }],
    navbar: { title: 'T', items: [{ type: 'localeDropdown' }] },
  }
  await writeFile(join(dir, 'docs.config.ts'), `export default ${JSON.stringify(config)}`)
  const { exitCode, stderr } = await runDocs(['build', dir])
  expect(exitCode).toBe(0)
  expect(stderr).toContain(
    'i18n/de/docusaurus-plugin-content-docs-docs/current/of-nothing.md  warning  content/no-original',
  )

  const read = (path: string) => readFile(join(dir, 'dist', path), 'utf8')
  const alternates = async (route: string) =>
    [
      ...(await read(`${route}index.html`)).matchAll(
        /hreflang="(\w+)" href="https:\/\/example\.org\/([^"]*)"/g,
      ),
    ].map(([, lang, path]) => `${lang} ${path}`)
  const moved = ['en moved/', 'de de/verschoben/', 'fr fr/ailleurs/', 'ar ar/moved/']
  for (const entry of moved) expect(await alternates(entry.replace(/^\w+ /, ''))).toEqual(moved)
  expect(await alternates('de/own/')).toEqual([
    'en named/',
    'de de/own/',
    'fr fr/named/',
    'ar ar/named/',
  ])
  expect(await alternates('ar/sub/raqm/')).toContain('en sub/numbered/')
  expect(await alternates('draft-in-german/')).toEqual([
    'en draft-in-german/',
    'fr fr/draft-in-german/',
    'ar ar/draft-in-german/',
  ])
  expect(await alternates('fr/unlisted-in-german/')).not.toContain('de de/unlisted-in-german/')
  expect(await alternates('de/unlisted-in-german/')).toEqual([])

  const sitemap = [
    ...(await read('sitemap.xml')).matchAll(/<loc>https:\/\/example\.org\/([^<]*)/g),
  ].map(([, path = '']) => path)
  expect(sitemap).toContain('de/verschoben/')
  expect(
    sitemap.filter((path) => /nothing|^de\/(?:draft-in|unlisted-in)|^unlisted\//.test(path)),
  ).toEqual([])
  const documents = Object.keys(await readTree(join(dir, 'dist'))).filter((path) =>
    path.endsWith('index.html'),
  )
  for (const path of documents) {
    const menu = [...(await read(path)).matchAll(/<a [^>]*href="\/([^"?#]*)[^"]*" lang="/g)]
    expect(menu.length, path).toBeGreaterThan(0)
    for (const [, to = ''] of menu)
      expect(existsSync(join(dir, 'dist', to, 'index.html')), `${path} leads to ${to}`).toBe(true)
  }
})
