import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
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
