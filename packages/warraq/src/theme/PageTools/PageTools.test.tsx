import { expect, test } from 'vitest'
import { plainHtml } from '../parts/plain-theme.fixtures.ts'
import type { UiText } from '../text/ui-text.ts'
import { PageTools, type PageToolsProps } from './PageTools.tsx'

const toolsOf = (parts: PageToolsProps['parts'], text?: Partial<UiText>) =>
  plainHtml(<PageTools parts={parts} />, text)

/** Name and attributes of each link. */
const linksOf = (html: string) =>
  [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/g)].map(([, attributes, inner = '']) => [
    inner.replace(/<[^>]*>/g, ''),
    attributes,
  ])

test('links that leave the site open a new tab, say so, and tell nothing about the page', () => {
  const html = toolsOf({
    assistants: [{ label: 'Sage & Co', href: 'https://sage.example/?q=Read%20it' }],
    markdownHref: '/a.md',
  })
  expect(linksOf(html)).toEqual([
    ['View as Markdown', 'role="menuitem" href="/a.md" type="text/markdown"'],
    [
      'Open in Sage &amp; Co (opens in new tab)',
      'role="menuitem" href="https://sage.example/?q=Read%20it" target="_blank" rel="noopener noreferrer"',
    ],
  ])
})

test('a button opens the menu without a script', () => {
  const html = toolsOf({ markdownHref: '/a.md' })
  const [, target] = / popoverTarget="([^"]+)"/i.exec(html) ?? []
  expect(html).toMatch(new RegExp(`<div id="${target}"[^>]* popover="auto" role="menu"`))
})

test('the button has its answers in the language of the site', () => {
  const own = { copyPage: 'Kopieren', pageCopied: 'Kopiert', copyingFailed: 'Nicht kopiert' }
  expect(toolsOf({ markdownHref: '/a.md' }, own)).toMatch(
    /<button [^>]*aria-label="Kopieren" data-copied="Kopiert" data-failed="Nicht kopiert">/,
  )
})
