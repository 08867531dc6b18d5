import { expect, test } from 'vitest'
import { termDefinitions } from './term-definitions.ts'

test('the first paragraph of each entry, as plain text', () => {
  const html = `<h2 id="a">A</h2><p>Not an entry.</p>
<h3 tabindex="-1" id="gas">Gas <a href="#gas">#</a></h3>
<p>Work of a <a href="#t">transaction</a>, &lt; 40 &amp; more. See <a href="x">fees</a>.</p><p>More.</p>
<h3 id="ibc">IBC</h3>
<p><strong>(HAQQ)</strong> A
protocol.</p>`
  expect(termDefinitions(html)).toEqual({
    gas: 'Work of a transaction, < 40 & more.',
    ibc: '(HAQQ) A protocol.',
  })
})
