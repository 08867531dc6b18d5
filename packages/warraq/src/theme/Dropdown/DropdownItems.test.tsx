import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PageView } from '../../shared/data/page-view.ts'
import { DropdownItems } from './DropdownItems.tsx'

test('an entry has its class beside that of the dropdown', () => {
  const html = renderToStaticMarkup(
    <DropdownItems
      page={{ href: '/' } as PageView}
      items={[
        { kind: 'link', label: 'A', href: '/a/', className: 'own' },
        { kind: 'link', label: 'B', href: '/b/' },
        { kind: 'html', html: '<hr>', className: 'rule' },
      ]}
    />,
  )
  expect(html).toContain('<a class="dropdown-link own" href="/a/">A</a>')
  expect(html).toContain('<a class="dropdown-link" href="/b/">B</a>')
  expect(html).toContain('<div class="rule"><hr></div>')
})
