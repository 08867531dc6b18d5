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

test('a page without a strip is unchanged', () => {
  expect(shown('<h1>A</h1><p>b</p>')).toBe('<h1>A</h1><p>b</p>')
})

test('the strip follows the first paragraph, each entry with its label', () => {
  expect(
    shown('<h1 id="a">A</h1>\n<p>b</p><p>c</p>', {
      time: '15 minutes',
      needs: ['<a href="/w/">A wallet</a>'],
      checked: { iso: '2026-11-21', label: 'November 2026', against: 'noded v1 {date}' },
    }),
  ).toMatchInlineSnapshot(`
    "<h1 id="a">A</h1>
    <p>b</p><dl class="page-strip"><div><dt>Time</dt><dd>15 minutes</dd></div><div><dt>You need</dt><dd><ul><li><a href="/w/">A wallet</a></li></ul></dd></div><div><dt>Checked</dt><dd><time dateTime="2026-11-21">November 2026</time>, against noded v1 {date}</dd></div></dl><p>c</p>"
  `)
})

test.each([
  ['a table', '<table></table>'],
  ['a paragraph that announces what follows', '<p>Choose <b>one</b>:</p><ul></ul>'],
])('above %s stands what a reader needs before starting', (_, text) => {
  expect(shown(`<h1>A</h1>${text}`, { time: '5 minutes' })).toMatch(
    new RegExp(`^<h1>A</h1><dl .*</dl>${text}$`),
  )
})

test('a date alone ends a page that begins with no paragraph', () => {
  const checked = { iso: '2026-10-01', label: 'October 2026' }
  expect(shown('<h1>A</h1><table></table>', { checked })).toMatch(
    /^<h1>A<\/h1><table><\/table><dl .*October 2026.*<\/dl>$/,
  )
})

test('a comment of the writer before the title does not move the strip', () => {
  const html = '<!-- a --><!-- <h1>No</h1> -->\n<h1>A</h1><p>b</p>'
  expect(shown(html, { time: '5 minutes' })).toMatch(
    /^<!-- a --><!-- .* -->\n<h1>A<\/h1><p>b<\/p><dl /,
  )
})

test('without a visible title the strip follows the first paragraph, too', () => {
  const checked = { iso: '2026-10-01', label: 'October 2026' }
  expect(shown('<p>b</p><h1>Later</h1>', { checked })).toBe(
    '<p>b</p><dl class="page-strip"><div><dt>Checked</dt><dd><time dateTime="2026-10-01">October 2026</time></dd></div></dl><h1>Later</h1>',
  )
})

test('rows of plugins come last, as text', () => {
  const strip = { time: '5 minutes', rows: [{ name: 'Performed', text: 'today <b>' }] }
  expect(shown('<h1>A</h1>', strip)).toMatch(
    /5 minutes<\/dd><\/div><div><dt>Performed<\/dt><dd>today &lt;b&gt;<\/dd><\/div><\/dl>$/,
  )
})
