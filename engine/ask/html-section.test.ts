import { expect, test } from 'vitest'
import { htmlSection } from './html-section.ts'

const html =
  '<h1>Page</h1><p>Opening &amp; more.</p><h2 id="a">A<a class="heading-anchor" href="#a">#</a></h2><table><tr><th>Name</th><th>Value</th></tr><tr><td>x</td><td><code>1 &lt; 2</code></td></tr></table><h3 id="b">B</h3><p>Deeper<svg><path/></svg></p><h2 id="c">C</h2><p>Last</p>'

test('a section ends at the next heading of its level', () => {
  expect(htmlSection(html, 'a')).toBe('A\nName | Value\nx | 1 < 2\nB\nDeeper')
  expect(htmlSection(html, 'b')).toBe('B\nDeeper')
  expect(htmlSection(html, 'c')).toBe('C\nLast')
  expect(htmlSection(html, '')).toBe('Page\nOpening & more.')
  expect(htmlSection(html, 'none')).toBeUndefined()
})

test('finds an accordion with what is nested in it', () => {
  const page =
    '<h2 id="q">Questions</h2><details class="details" id="a"><summary>Does it work?</summary><p>Yes.</p><details id="b"><summary>How?</summary><p>Well.</p></details><p>Always.</p></details><p>After.</p>'
  expect(htmlSection(page, 'a')).toBe('Does it work?\nYes.\nHow?\nWell.\nAlways.')
  expect(htmlSection(page, 'b')).toBe('How?\nWell.')
  expect(htmlSection(page, 'c')).toBeUndefined()
})
