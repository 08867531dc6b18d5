import { expect, test } from 'vitest'
import type { PageParts, VersionNoticeParts } from '../../shared/data/page-parts.ts'
import { plainHtml } from '../parts/plain-theme.fixtures.ts'
import { defaultUiText, type UiText } from '../text/ui-text.ts'
import { VersionNotice } from './VersionNotice.tsx'

const VERSION: VersionNoticeParts = {
  docsId: 'default',
  name: '1.0',
  label: '1.0',
  badge: true,
  banner: 'unmaintained',
  latest: { href: '/docs/', label: '2.0' },
  latestName: '2.0',
}

function textOf(parts: Partial<PageParts>, text?: Partial<UiText>): string {
  const all = { breadcrumbs: [], outline: [], ...parts }
  const html = plainHtml(<VersionNotice parts={all} />, text)
  return html.replaceAll('</p>', '\n').replace(/<(?!a|\/a)[^>]*>/g, '')
}

test('an old version names the latest one, with a link that stores the choice', () => {
  expect(
    textOf({ version: VERSION }),
  ).toBe(`This is documentation for Docs 1.0, which is no longer actively maintained.
For up-to-date documentation, see the <a href="/docs/" data-docs-id="default" data-prefers="2.0">latest version</a> (2.0).
Version: 1.0
`)
})

test('a translation may name the version before the link', () => {
  const shown = textOf({ version: VERSION }, { latestVersion: 'Aktuell ist {label}: {link}.' })
  expect(shown).toContain('Aktuell ist 2.0: <a href="/docs/"')
})

test('the latest version has no banner; drafts and untranslated pages say so', () => {
  const version = { ...VERSION, banner: 'none', badge: false } as const
  expect(textOf({ version })).toBe('')
  expect(textOf({ notice: 'draft', untranslated: { lang: 'en', dir: 'ltr' } })).toBe(
    `${defaultUiText.draftPage}\n${defaultUiText.untranslatedPage}\n`,
  )
})
