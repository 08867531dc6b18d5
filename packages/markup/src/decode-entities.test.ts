import { expect, test } from 'vitest'
import { decodeEntities } from './decode-entities.ts'

test.each([
  ['a &lt;b&gt; &amp;amp; &quot;c&quot;', 'a <b> &amp; "c"'],
  ['it&#39;s &#x27;so&#x27; &apos;', "it's 'so' '"],
  ['a&nbsp;b', 'a\u00a0b'],
  ['&unknown; &#0; &#1114112; &#x110000; & &;', '&unknown; &#0; &#1114112; &#x110000; & &;'],
  ['&#1632;', '٠'],
])('%s', (text, expected) => {
  expect(decodeEntities(text)).toBe(expected)
})

test.each(['&constructor;', '&toString;', '&amp'])('leaves %s unchanged', (text) => {
  expect(decodeEntities(text)).toBe(text)
})
