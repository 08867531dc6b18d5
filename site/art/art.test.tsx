import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import SectionArt from '../components/SectionArt.tsx'

const SECTIONS = ['learn', 'l1-network', 'develop', 'user-guides', 'l2-network']

test.each(
  SECTIONS,
)('the ornament of %s is small, hidden from screen readers, without its own colours', (section) => {
  const svg = renderToStaticMarkup(<SectionArt section={section} />)
  expect(svg.length).toBeLessThan(3000)
  expect(svg).toContain('aria-hidden="true"')
  expect(svg).not.toMatch(/#[\da-f]{3,6}|style=|NaN/)
})

test('an unknown section is refused', () => {
  expect(() => renderToStaticMarkup(<SectionArt section="other" />)).toThrow('use one of: learn')
})
