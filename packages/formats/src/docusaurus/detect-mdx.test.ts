import { expect, test } from 'vitest'
import { isMdx } from './detect-mdx.ts'

test.each([
  ["import Tabs from '@theme/Tabs'\n\n# A", true],
  ["import './a.css'\n", true],
  ['export const a = 1\n', true],
  ['A <Card title="x" /> here.', true],
  ['<Tabs>\n\nx\n\n</Tabs>', true],
  ['<Tabs\n  groupId="a">', true],
  ["```mdx-code-block\nimport A from './a'\n```", true],
  ['````md\n```mdx-code-block\n<A />\n```\n````', false],
  ['<head>\n  <title>A</title>\n</head>', true],
  ['A <div className="x">card</div>', true],
  ['<span style={{ color: "red" }}>a</span>', true],
  ['{/* a note */}', true],
  ['<iframe\n  src="https://example.org/"\n/>\n\nThe rest.', true],
  ['A line <a id="here"/> with a place.', true],
  ['<br/> and <img src="a.png" /> and <svg><path d="M0" /></svg>', false],
  ['`<iframe />` and `<a/>`', false],
  ['`{/* a note */}` and <b class="x">b</b> {#id}', false],
  ['# A page\n\nimport the key, export it.', false],
  ['export the key', false],
  ['`<Card />` is a tag', false],
  ["```jsx\nimport a from 'b'\n<Card />\n```", false],
  ['<details>\n<summary>x</summary>\n</details>', false],
  ['the `<head>` of a page, or <header>', false],
  ['a < B and c > d', false],
])('%j is MDX: %s', (text, expected) => {
  expect(isMdx(text)).toBe(expected)
})
