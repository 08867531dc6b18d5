import { expect, test } from 'vitest'
import { searchSections } from './search-sections.ts'

const bodyOf = (html: string) =>
  searchSections({ href: '/a/', title: 'A', label: 'A', crumbs: [], html })[0]?.body

test.each([
  ['<ul><li>Run<pre>npm start</pre>then stop</li></ul>', 'Run then stop'],
  ['<button>Mainnet</button><button>Testnet</button>', 'Mainnet Testnet'],
  ['<select><option>One</option><option>Two</option></select>', 'One Two'],
  ['<figure><p>Before</p><figcaption>Plan</figcaption></figure>after', 'Before Plan after'],
  ['<section>One</section><section>Two</section>', 'One Two'],
  ['one<br>two', 'one two'],
  ['un<b>happi</b>ness', 'unhappiness'],
])('of %s a reader searches the words "%s"', (html, body) => {
  expect(bodyOf(html)).toBe(body)
})
