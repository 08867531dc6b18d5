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
  const outside = 'target="_blank" rel="noopener noreferrer"'
  const html = toolsOf({
    assistants: [{ label: 'Sage & Co', href: 'https://sage.example/?q=Read%20it' }],
    editUrl: 'https://git.example/edit/a.md?x=1&y=2',
  })
  expect(linksOf(html)).toEqual([
    [
      'Open in Sage &amp; Co (opens in new tab)',
      `href="https://sage.example/?q=Read%20it" ${outside}`,
    ],
    [
      'Edit this page (opens in new tab)',
      `href="https://git.example/edit/a.md?x=1&amp;y=2" ${outside}`,
    ],
  ])
})

test('the page as Markdown opens in the same tab, directly behind the button that copies it', () => {
  const html = toolsOf({ markdownHref: '/a.md' })
  expect(linksOf(html)).toEqual([['View as Markdown', 'href="/a.md" type="text/markdown"']])
  expect(html).toMatch(/<button [^>]*>Copy page<\/button><\/docs-copy-page><a href="\/a\.md"/)
})

test('a page without Markdown has nothing to copy', () => {
  expect(toolsOf({ editUrl: 'https://git.example/a.md' })).not.toContain('button')
})

test('the button has its answers in the language of the site', () => {
  const own = { copyPage: 'Kopieren', pageCopied: 'Kopiert', copyingFailed: 'Nicht kopiert' }
  expect(toolsOf({ markdownHref: '/a.md' }, own)).toMatch(
    /<button [^>]*data-copied="Kopiert" data-failed="Nicht kopiert">Kopieren</,
  )
})
