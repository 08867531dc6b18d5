import { expect, test } from 'vitest'
import type { PageView } from '../../shared/page-view.ts'
import type { SiteView } from '../../shared/site-view.ts'
import { renderTheme } from '../parts/render-theme.tsx'
import { defaultUiText } from '../text/ui-text.ts'
import { NavbarItems } from './NavbarItems.tsx'

const broken = {
  kind: 'component',
  component: 'Badge',
  position: 'left',
  options: { network: 'Testnet' },
} as const

test('the error of a failing item contains its configuration', () => {
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
    'A theme navbar item failed to render (No network). Please double-check the following navbar item (navbar.items) of your docs.config.ts: {"kind":"component","component":"Badge","position":"left","options":{"network":"Testnet"}}',
  )
})
