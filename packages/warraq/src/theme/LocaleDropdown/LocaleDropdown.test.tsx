import { expect, test } from 'vitest'
import type { PageView } from '../../shared/data/page-view.ts'
import { plainHtml } from '../parts/plain-theme.fixtures.ts'
import { LocaleDropdown, type LocaleDropdownProps } from './LocaleDropdown.tsx'

const english = { name: 'en', label: 'English', lang: 'en', baseHref: '/site/', current: false }
const arabic = { name: 'ar', label: 'العربية', lang: 'ar', baseHref: '/site/ar/', current: false }

interface Shown extends Pick<PageView, 'href' | 'languageHrefs'> {
  readonly locales: LocaleDropdownProps['item']['locales']
  readonly queryString?: string
}

function dropdownOf({ href, languageHrefs, locales, queryString = '' }: Shown): string {
  const item = {
    kind: 'locales',
    label: 'Language',
    locales,
    queryString,
    before: [{ kind: 'html', html: '<hr>' }],
    after: [{ kind: 'link', label: 'Help us translate', href: '/site/translate/' }],
    position: 'right',
  } as const
  const page = { href, languageHrefs } as PageView
  return plainHtml(<LocaleDropdown id="list" item={item} page={page} />)
}

/** Language and address of each link to a translation. */
const translationsOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)" lang="(\w+)"/g)].map(([, href, lang]) => [lang, href])

test('every language leads to the same page, from the default language and from another', () => {
  const translations = [
    ['en', '/site/guide/'],
    ['ar', '/site/ar/guide/'],
  ]
  const inEnglish = { href: '/site/guide/', locales: [{ ...english, current: true }, arabic] }
  const inArabic = { href: '/site/ar/guide/', locales: [english, { ...arabic, current: true }] }
  expect(translationsOf(dropdownOf(inEnglish))).toEqual(translations)
  expect(translationsOf(dropdownOf(inArabic))).toEqual(translations)
})

test('a language in which the page has another address has that one', () => {
  const html = dropdownOf({
    href: '/site/guide/',
    languageHrefs: { ar: '/site/ar/دليل/' },
    locales: [{ ...english, current: true }, arabic],
  })
  expect(translationsOf(html)).toEqual([
    ['en', '/site/guide/'],
    ['ar', '/site/ar/دليل/'],
  ])
})

test('names the language of the page on the button, and marks only its link', () => {
  const html = dropdownOf({
    href: '/site/ar/guide/',
    locales: [english, { ...arabic, current: true }],
  })
  expect(html).toMatch(/<button [^>]*>العربية</)
  expect(
    [...html.matchAll(/lang="(\w+)"[^>]*aria-current="page"/g)].map(([, lang]) => lang),
  ).toEqual(['ar'])
})

test('loads another language as a document of its own', () => {
  const html = dropdownOf({ href: '/site/', locales: [{ ...english, current: true }, arabic] })
  expect(html).toMatch(/lang="ar" target="_self"/)
})

test.each(['from=menu', '?from=menu'])('adds the query %s of the configuration', (queryString) => {
  const html = dropdownOf({
    href: '/site/guide/',
    locales: [{ ...english, current: true }, arabic],
    queryString,
  })
  expect(translationsOf(html)).toContainEqual(['ar', '/site/ar/guide/?from=menu'])
  expect(html).toContain('data-keeps="from=menu"')
})

test('has the entries of the configuration before and after the languages', () => {
  expect(dropdownOf({ href: '/site/', locales: [{ ...english, current: true }] })).toMatch(
    /<hr>.*English.*Help us translate/,
  )
})
