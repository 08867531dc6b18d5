import { expect, test } from 'vitest'
import type { PageView } from '../../shared/data/page-view.ts'
import type { SiteView } from '../../shared/data/site-view.ts'
import { renderTheme } from '../parts/render-theme.tsx'
import { defaultUiText } from '../text/ui-text.ts'
import { NavbarItems } from './NavbarItems.tsx'

const broken = {
  kind: 'component',
  component: 'Badge',
  position: 'left',
  options: { network: 'Testnet' },
  place: 'navbar.items[2]',
  written: '{"type":"component","component":"Badge"}',
} as const

test('the error of a failing item contains its place and value in the configuration', () => {
  const site = { navbar: { items: [broken] } } as unknown as SiteView
  const component = () => {
    throw new Error('No network')
  }
  const render = () =>
    renderTheme(<NavbarItems site={site} page={{} as PageView} position="left" />, {
      text: defaultUiText,
      parts: {
        hash: '',
        components: new Map([['navbar/Badge', { file: 'theme/navbar/Badge.tsx', component }]]),
      },
    })
  expect(render).toThrow(
    'A theme navbar item failed to render (No network). Please double-check the following navbar item (navbar.items[2]) of your docs.config.ts: {"type":"component","component":"Badge"}',
  )
})
