import type { LinkUse } from '@warraq/markup/html-references'
import { expect, test } from 'vitest'
import { externalLinks, externalLinksReport } from './external-links.ts'

const page = (file: string, links: readonly LinkUse[]) => ({
  file,
  compiled: {
    html: '',
    firstParagraph: '',
    headings: [],
    anchors: [],
    links,
    images: [],
    loads: [],
    islands: [],
    dependencies: [],
  },
})

test('links that leave the site are listed by host with their places', () => {
  const links = externalLinks([
    page('b.md', [
      { href: 'https://b.example/x', line: 2 },
      { href: './a.md', line: 3 },
    ]),
    page('a.md', [
      { href: 'https://b.example/x', line: 7 },
      { href: 'https://a.example/' },
      { href: 'mailto:a@b.example' },
    ]),
  ])
  expect(externalLinksReport(links)).toBe(`# External links

2 links to 2 hosts.

## a.example

- <https://a.example/>: a.md

## b.example

- <https://b.example/x>: b.md:2, a.md:7
`)
})
