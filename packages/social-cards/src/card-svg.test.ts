import { expect, test } from 'vitest'
import { cardSvg } from './card-svg.ts'
import { cardPainter } from './draw-card.ts'

const theme = { siteTitle: 'Docs', background: '#ffffff', ink: '#102030', accent: '#0b6658' }
const star =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M16 1l15 15-15 15L1 16z"/></svg>'

/** The texts of a card, line by line. */
const textOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text)

test('names the site, the section and the page', () => {
  const svg = cardSvg(theme, { title: 'Run a node', section: 'Network' })
  expect(textOf(svg)).toEqual(['Docs', 'Network', 'Run a node'])
  expect(svg).toContain('fill="#ffffff"')
  expect(svg).toContain('font-weight="700" fill="#102030">Run a node')
  expect(svg).toContain('fill="#0b6658">Network')
})

test('breaks a long title and leaves room for a pattern', () => {
  const title = 'Several words that are too many for one line'
  expect(textOf(cardSvg(theme, { title }))).toHaveLength(4)
  expect(textOf(cardSvg({ ...theme, pattern: star }, { title })).length).toBeGreaterThan(4)
})

test('nests a plain SVG in the card', () => {
  expect(cardSvg({ ...theme, logo: star }, { title: 'A' })).toContain(
    'viewBox="0 0 32 32" x="80" y="72" width="64" height="64" overflow="visible"><path d="M16 1',
  )
})

test.each([
  star.replace('<path', '<path id="a"'),
  star.replace('<path', '<style>path { fill: red }</style><path'),
  star.replace('viewBox="0 0 32 32"', 'width="32" height="32"'),
])('embeds an SVG as an image if it cannot be nested: %s', (logo) => {
  expect(cardSvg({ ...theme, logo }, { title: 'A' })).toContain(
    `width="64" height="64" href="data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}"`,
  )
})

test('a nested SVG looks the same as an embedded image', () => {
  const [inside, image] = [star, star.replace('<path', '<path id="a"')].map((logo) =>
    cardPainter({ ...theme, logo })({ title: 'A' }),
  )
  expect(inside).toEqual(image)
})

test('shows the name of the site if the font lacks letters, and skips pictographs', () => {
  expect(textOf(cardSvg(theme, { title: 'مرحبا', section: 'Ελληνικά' }))).toEqual([
    'Docs',
    '',
    'Docs',
  ])
  expect(textOf(cardSvg(theme, { title: 'Start 🚀' }))).toContain('Start')
  expect(textOf(cardSvg(theme, { title: '🚀' }))).toEqual(['Docs', '', 'Docs'])
  expect(textOf(cardSvg(theme, { title: 'Žluťoučký kůň' }))).toContain('Žluťoučký kůň')
})

test('escapes XML characters', () => {
  expect(textOf(cardSvg(theme, { title: '<b> & "c"' }))).toContain('&lt;b&gt; &amp; &quot;c&quot;')
})
