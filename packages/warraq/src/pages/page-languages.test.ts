import { expect, test } from 'vitest'
import type { Locale } from '../config/locales.ts'
import { type Doc, EMPTY_PAGE } from './doc.ts'
import { alternatesOf, languageHrefs, languagePages } from './page-languages.ts'
import { docAt } from './site.fixtures.ts'

const english: Locale = {
  ...{ name: 'en', lang: 'en', dir: 'ltr', isDefault: true },
  ...{ folder: 'i18n/en', baseUrl: '/' },
}
const french: Locale = { ...english, name: 'fr', lang: 'fr', isDefault: false, baseUrl: '/fr/' }

/** The translation of a doc, with its own front matter. */
function translated(relativePath: string, frontMatter: Doc['frontMatter'] = {}): Doc {
  return {
    ...docAt(relativePath, frontMatter),
    file: `i18n/fr/${relativePath}`,
    originalFile: `content/${relativePath}`,
  }
}

const compiled = (docs: readonly Doc[]) =>
  docs.map((doc) => ({ doc, compiled: { ...EMPTY_PAGE, html: '' } }))

function languagesOf(originals: readonly Doc[], translations: readonly Doc[]) {
  return [
    languagePages(english, compiled(originals), []),
    languagePages(french, compiled(translations), []),
  ]
}

const start = docAt('index.md')
const setup = docAt('setup.md')
const installation = translated('setup.md', { slug: '/installation' })

test('finds a translation with a slug of its own, from both sides', () => {
  const languages = languagesOf([start, setup], [translated('index.md'), installation])
  const both = [
    { lang: 'en', href: '/docs/setup/', isDefault: true },
    { lang: 'fr', href: '/fr/docs/installation/', isDefault: false },
  ]
  expect(alternatesOf(setup, languages)).toEqual(both)
  expect(alternatesOf(installation, languages)).toEqual(both)
  expect(languageHrefs(setup, languages, '/')).toEqual({ fr: '/fr/docs/installation/' })
  expect(languageHrefs(installation, languages, '/fr/')).toEqual({ en: '/docs/setup/' })
})

test('says nothing about a translation with the same route, where the menu leads by itself', () => {
  expect(languageHrefs(start, languagesOf([start], [translated('index.md')]), '/')).toBeUndefined()
})

test('announces no translation that is unlisted or left out as a draft', () => {
  const unlisted = translated('setup.md', { unlisted: true })
  const translations = [[translated('index.md')], [translated('index.md'), unlisted]]
  for (const docs of translations) {
    const languages = languagesOf([start, setup], docs)
    expect(alternatesOf(setup, languages).map(({ lang }) => lang)).toEqual(['en'])
    expect(languageHrefs(setup, languages, '/')).toEqual({ fr: '/fr/docs/' })
  }
})

test('leads to any page of a language that has no start', () => {
  const languages = languagesOf([setup], [translated('other.md')])
  expect(languageHrefs(setup, languages, '/')).toEqual({ fr: '/fr/docs/other/' })
})

test('tells a generated page by its route', () => {
  const index = { ...docAt('category/guide.md'), file: '(generated) docs/category/guide' }
  const languages = languagesOf([index], [index])
  expect(alternatesOf(index, languages).map(({ href }) => href)).toEqual([
    '/docs/category/guide/',
    '/fr/docs/category/guide/',
  ])
})
