import { expect, test } from 'vitest'
import type { PageView } from '../../shared/data/page-view.ts'
import { plainHtml } from '../parts/plain-theme.fixtures.ts'
import { Dropdown, type DropdownProps } from './Dropdown.tsx'

const LINK = { kind: 'link', label: 'Tours', href: '/tours/' } as const
const HTML = { kind: 'html', html: '<hr>' } as const

function htmlOf(props: Partial<DropdownProps> = {}): string {
  const page = { href: '/more/a/' } as PageView
  const html = plainHtml(
    <Dropdown id="list" label="More" items={[LINK, HTML]} page={page} isEnd={false} {...props} />,
  )
  return html.replace(/<svg.*?<\/svg>/g, '')
}

test('is a button that names the list it opens', () => {
  expect(htmlOf({ isEnd: true, className: 'wide', docsId: 'default' })).toBe(
    '<docs-dropdown class="dropdown dropdown-end wide" data-docs-id="default">' +
      '<button type="button" class="navbar-item dropdown-button" aria-expanded="false" aria-controls="list">More</button>' +
      '<ul id="list" class="dropdown-list"><li><a class="dropdown-link" href="/tours/">Tours</a></li><li><div><hr></div></li></ul>' +
      '</docs-dropdown>',
  )
})

test('with a page of its own it is a link, and the button has a name for each state', () => {
  const html = htmlOf({ href: '/more/', active: { by: 'prefix', path: '/more/' } })
  expect(html).toContain('data-expand="Expand the dropdown" data-collapse="Collapse the dropdown"')
  expect(html).toContain(
    '<a class="navbar-item is-active" href="/more/" aria-current="true">More</a>',
  )
  expect(html).toContain('<span class="visually-hidden">Expand the dropdown</span>')
})
