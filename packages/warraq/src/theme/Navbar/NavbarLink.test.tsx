import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PageView } from '../../shared/data/page-view.ts'
import { NavbarLink } from './NavbarLink.tsx'

const page = { href: '/learn/' } as PageView

test.each([
  ['https://example.org/', {}, true],
  ['https://example.org/', { target: '_self' }, false],
  ['/guide/', {}, false],
])('the link %s with %j says that it opens a new tab: %s', (href, attributes, says) => {
  const link = { kind: 'link', label: 'Link', href, attributes } as const
  const html = renderToStaticMarkup(<NavbarLink link={link} page={page} className="" />)
  expect(html.includes('(opens in new tab)')).toBe(says)
})
