import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../tests/temporary-folder.ts'
import type { LoadedConfig } from './load-config.ts'
import { parseConfig } from './parse-config.ts'
import { readLanguage } from './read-language.ts'

const roots: string[] = []
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true })
})

/** The German configuration of a site with the given fields and translation files. */
function german(config: object, files: Readonly<Record<string, string>>) {
  return languageOf('de', config, files)
}

function languageOf(locale: string, config: object, files: Readonly<Record<string, string>>) {
  const root = temporaryFolder()
  roots.push(root)
  for (const [name, text] of Object.entries(files)) {
    const file = join(root, 'i18n', locale, name)
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, text)
  }
  const parsed = parseConfig(
    {
      title: 'T',
      url: 'https://x.org',
      sections: [{ id: 'docs', path: 'content', route: '/docs/' }],
      i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
      ...config,
    },
    'docs.config.ts',
  )
  return readLanguage(parsed as LoadedConfig, { root, locale })
}

test('texts of navbar and footer are translated, the others stay', () => {
  const { config, problems } = german(
    {
      navbar: {
        title: 'Docs',
        logo: { src: '/a.svg', alt: 'Logo' },
        items: [
          { label: 'More', items: [{ label: 'Out', to: '/out' }] },
          { label: 'In', to: '/' },
        ],
      },
      footer: {
        logo: { src: '/b.svg', alt: 'Logo' },
        copyright: '(c)',
        links: [{ title: 'Links', items: [{ label: 'Out', to: '/out' }] }],
      },
    },
    {
      'docusaurus-theme-classic/navbar.json': JSON.stringify({
        title: { message: 'Doku' },
        'logo.alt': 'Zeichen',
        'item.label.More': { message: 'Mehr' },
        'item.label.Out': { message: 'Raus' },
      }),
      'docusaurus-theme-classic/footer.json': JSON.stringify({
        'logo.alt': { message: 'Zeichen unten' },
        copyright: { message: '(c) de' },
        'link.title.Links': { message: 'Verweise' },
        'link.item.label.Out': { message: 'Hinaus' },
      }),
    },
  )
  expect(problems).toEqual([])
  expect(config).toMatchObject({ baseUrl: '/de/', lang: 'de' })
  expect(config.navbar).toMatchObject({
    title: 'Doku',
    logo: { src: '/a.svg', alt: 'Zeichen' },
    items: [{ label: 'Mehr', items: [{ label: 'Raus', to: '/out' }] }, { label: 'In' }],
  })
  expect(config.footer).toMatchObject({
    logo: { src: '/b.svg', alt: 'Zeichen unten' },
    copyright: '(c) de',
    links: [{ title: 'Verweise', items: [{ label: 'Hinaus' }] }],
  })
})

test.each([
  ['{', '', 'JSON'],
  ['null', '', 'null'],
  ['[]', '', '[]'],
  ['{ "title": null }', ': title', 'null'],
  ['{ "title": { "description": "x" } }', ': title.message', 'nothing'],
])('the translation file %s is reported with its form', (text, id, found) => {
  const { problems } = german({}, { 'docusaurus-theme-classic/navbar.json': text })
  expect(problems).toHaveLength(1)
  const [place, ...others] = problems[0]?.trim().split('\n') ?? []
  expect(place).toBe(`i18n/de/docusaurus-theme-classic/navbar.json${id}`)
  expect(others[0]).toContain(found)
  expect(others[1]).toContain('JSON: { "id": { "message": "text" } }')
})

test('the default language may have labels of versions and sidebars, too', () => {
  const { roots: docsRoots, translations } = languageOf(
    'en',
    {},
    {
      'docusaurus-plugin-content-docs-docs/current.json': JSON.stringify({
        'version.label': { message: 'Upcoming' },
        'sidebar.defaultSidebar.category.guide': { message: 'Guide' },
      }),
    },
  )
  expect(docsRoots.map(({ version }) => version.label)).toEqual(['Upcoming'])
  expect(docsRoots.map(({ translatedPath }) => translatedPath)).toEqual([undefined])
  expect(translations.docs.get('docs')?.get('sidebar.defaultSidebar.category.guide')).toBe('Guide')
})
