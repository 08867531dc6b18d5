import { expect, test } from 'vitest'
import { checkRouteNames } from './check-routes.ts'

const fault = (route: string) => checkRouteNames([{ file: 'content/a.md', route }])[0]?.found

test.each([
  '/',
  '/404.html',
  '/a b/',
  "/it's/",
  '/a&b,c;d=e+f@g!h$i(j)k[l]m{n}o`p^q~r/',
  '/-dash/--x/_y/',
  '/трак/café/emoji😀/العربية/',
  `/${'x'.repeat(240)}/`,
  '/v1.2/',
])('%s works everywhere', (route) => {
  expect(fault(route)).toBeUndefined()
})

test.each([
  ['/c#/', 'the character "#"'],
  ['/why?/', 'the character "?"'],
  ['/100%/', 'the character "%"'],
  ['/a\\b/', 'the character "\\\\"'],
  ['/a\nb/', 'the character "\\n"'],
  ['/say "hi"/', 'the character "\\""'],
  ['/javascript:alert(1)/', 'the character ":"'],
  ['/<b>/', 'the character "<"'],
  ['/a\u202eb/', 'the character "\u202e"'],
  ['/.hidden/', 'a name that begins with a dot, which servers do not serve'],
  ['/dot./', 'a name that ends with a dot'],
  ['/a.md.br/', 'a name with the extension of a compressed file'],
  ['/ lead/', 'a name that begins or ends with a space'],
  [`/${'é'.repeat(121)}/`, 'a name of 242 bytes; the limit is 240'],
])('%j is named', (route, text) => {
  expect(fault(route)).toContain(text)
})
