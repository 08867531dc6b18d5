import { expect, test } from 'vitest'
import { headingWithId } from './built-site.ts'

const HTML =
  '<h2 id="a">One <code>x</code><a class="heading-anchor" href="#a">#</a></h2><p id="c">Text</p>' +
  '<details id="b"><summary>Why?</summary><p>So.</p></details>'

test.each([
  ['a', 'One x'],
  ['b', 'Why?'],
  ['c', undefined],
  ['d', undefined],
])('the heading with the id %s is %s', (id, heading) => {
  expect(headingWithId(HTML, id)).toBe(heading)
})
