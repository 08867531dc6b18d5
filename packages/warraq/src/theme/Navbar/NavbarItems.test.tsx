import { expect, test } from 'vitest'
import type { PageView } from '../../shared/data/page-view.ts'
import { plainTheme } from '../parts/plain-theme.fixtures.ts'
import { renderTheme } from '../parts/render-theme.tsx'
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
  const navbar = { items: [broken], hideOnScroll: false }
  const component = () => {
    throw new Error('No network')
  }
  const render = () =>
    renderTheme(<NavbarItems page={{} as PageView} position="left" />, {
      ...plainTheme({}, { navbar }),
      parts: {
        hash: '',
        components: new Map([['navbar/Badge', { file: 'theme/navbar/Badge.tsx', component }]]),
      },
    })
  expect(render).toThrow(
    'A theme navbar item failed to render (No network). Please double-check the following navbar item (navbar.items[2]) of your docs.config.ts: {"type":"component","component":"Badge"}',
  )
})
