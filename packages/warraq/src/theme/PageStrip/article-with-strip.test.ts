import { expect, test } from 'vitest'
import type { PageStripParts } from '../../shared/data/page-parts.ts'
import { plainTheme } from '../parts/plain-theme.fixtures.ts'
import { articleWithStrip } from './article-with-strip.tsx'

const shown = (html: string, strip?: PageStripParts) =>
  articleWithStrip({
    html,
    parts: strip === undefined ? {} : { strip },
    theme: plainTheme(),
  })

/** Without the drawings of icons. */
const withoutIcons = (html: string) => html.replace(/<svg.*?<\/svg>/g, '')

test('a page without a strip is unchanged', () => {
  expect(shown('<h1>A</h1><p>b</p>')).toBe('<h1>A</h1><p>b</p>')
})

test('the strip follows the first paragraph, which becomes the lead', () => {
  const html = shown('<h1 id="a">A</h1>\n<p>b</p><p>c</p>', {
    time: '15 minutes',
    needs: ['<a href="/w/">A wallet</a>'],
    checked: { iso: '2026-11-21', label: 'November 2026' },
  })
  expect(withoutIcons(html)).toBe(
    [
      '<h1 id="a">A</h1>\n<p class="lead">b</p><div class="page-strip"><p class="page-notes">',
      '<span><span class="visually-hidden">Time: </span>15 minutes</span>',
      '<span>Checked <time dateTime="2026-11-21">November 2026</time></span></p>',
      '<section class="page-needs" aria-label="Before you start"><p><strong>Before you start</strong></p>',
      '<ul><li><a href="/w/">A wallet</a></li></ul></section></div><p>c</p>',
    ].join(''),
  )
})

test('title and tools share a line, and the folded outline follows the strip', () => {
  const html = articleWithStrip({
    html: '<h1>A</h1><p>b</p><h2>C</h2>',
    parts: { strip: { needs: ['a key'] } },
    theme: plainTheme(),
    tools: '<i>tools</i>',
    outline: '<i>outline</i>',
  })
  expect(html).toMatch(
    /^<div class="page-head"><h1>A<\/h1><i>tools<\/i><\/div><p class="lead">b<\/p><div .*a key.*<\/div><i>outline<\/i><h2>C<\/h2>$/,
  )
})

test.each([
  ['a table', '<table></table>'],
  ['a paragraph that announces what follows', '<p>Choose <b>one</b>:</p><ul></ul>'],
])('above %s stands what a reader needs before starting', (_, text) => {
  expect(shown(`<h1>A</h1>${text}`, { time: '5 minutes' })).toMatch(
    new RegExp(`^<h1>A</h1><div .*</div>${text}$`),
  )
})

test('a comment of the writer before the title does not move the strip', () => {
  const html = '<!-- a --><!-- <h1>No</h1> -->\n<h1>A</h1><p>b</p>'
  expect(shown(html, { time: '5 minutes' })).toMatch(
    /^<!-- a --><!-- .* -->\n<h1>A<\/h1><p class="lead">b<\/p><div /,
  )
})

test('without a visible title the strip follows the first paragraph, too', () => {
  const checked = { iso: '2026-10-01', label: 'October 2026' }
  expect(shown('<p>b</p><h1>Later</h1>', { checked })).toMatch(
    /^<p class="lead">b<\/p><div .*October 2026.*<\/div><h1>Later<\/h1>$/,
  )
})

test('notes of plugins come last, as text; a good one has a tick', () => {
  const rows = [
    { text: 'today <b>', isGood: true },
    { text: 'more', href: '/docs/' },
  ]
  const html = shown('<h1>A</h1>', { time: '5 minutes', rows })
  expect(html).toMatch(/5 minutes<\/span><span><svg class="icon is-good".*today &lt;b&gt;/)
  expect(html).toContain('<span><a href="/docs/">more</a></span>')
})
