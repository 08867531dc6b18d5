import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../tests/temporary-folder.ts'
import { siteLocales } from './locales.ts'
import { parseConfig } from './parse-config.ts'
import { readTranslations } from './read-translations.ts'

/** The translations of a site with one language, from the text of its `i18n/en/code.json`. */
function translationsOf(code: string) {
  const root = temporaryFolder()
  mkdirSync(join(root, 'i18n/en'), { recursive: true })
  writeFileSync(join(root, 'i18n/en/code.json'), code)
  const { config } = parseConfig(
    {
      title: 'Site',
      url: 'https://docs.example.org',
      sections: [{ id: 'docs', path: 'content', route: '/' }],
    },
    'docs.config.ts',
  )
  const [locale] = siteLocales(config)
  if (locale === undefined) throw new Error('The site has no language.')
  return readTranslations(root, locale, [])
}

test('changes texts of the interface, also on a site with one language', () => {
  expect(translationsOf('{ "copyButton": "Copy code" }').text).toEqual({ copyButton: 'Copy code' })
  expect(
    translationsOf('{ "theme.CodeBlock.copied": { "message": "Done", "description": "x" } }').text,
  ).toEqual({ copied: 'Done' })
})

test('leaves the texts as they are for an unknown id', () => {
  expect(translationsOf('{ "constructor": "x", "theme.unknown": "y" }').text).toEqual({})
})

test('reports a file that is not JSON', () => {
  const { problems, text } = translationsOf('{ "copyButton": ')
  expect(problems).toEqual([expect.stringContaining('i18n/en/code.json')])
  expect(text).toEqual({})
})
