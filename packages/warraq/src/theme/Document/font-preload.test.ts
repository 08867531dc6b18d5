import { expect, test } from 'vitest'
import { fontPreload } from './font-preload.ts'

const face = (display: string, more = '') =>
  `@font-face{font-family:A;font-display:${display};src:url(/assets/a-1.woff2)format("woff2")${more}}`
const link = (media = '') =>
  `<link rel="preload" href="/assets/a-1.woff2" as="font" type="font/woff2" crossorigin${media}>`

test.each([
  ['that replaces drawn text', face('swap'), link()],
  [
    'of wide windows, only there',
    `p{margin:0}@media (width>=62em){${face('swap')}}`,
    link(' media="(width&gt;=62em)"'),
  ],
  ['that waits for the next document', face('optional'), ''],
  ['for some letters', face('swap', ';unicode-range:U+0-FF'), ''],
  ['that the device has', '@font-face{font-family:A;src:local(Arial);font-display:swap}', ''],
  ['of several', `${face('swap')}${face('swap').replace('a-1', 'b-1')}`, link()],
])('a face %s', (_, css, html) => {
  expect(fontPreload(css)).toBe(html)
})
