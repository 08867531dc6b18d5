import { expect, test } from 'vitest'
import { checkRouteNames, checkRoutes } from './check-routes.ts'

const a = { file: 'content/Keplr.md', route: '/Keplr/' }

test.each([
  ['throw', ['error route/duplicate']],
  ['warn', ['warning route/duplicate']],
  ['ignore', []],
] as const)('two pages with one address, at severity %s', (severity, told) => {
  const problems = checkRoutes([a, { ...a, file: 'content/other.md' }], severity)
  expect(problems.map((problem) => `${problem.severity} ${problem.code}`)).toEqual(told)
})

test.each(['/keplr/', '/KEPLR/'])('%s and /Keplr/ are an error at every severity', (route) => {
  const [problem] = checkRoutes([a, { file: 'content/b.md', route }], 'ignore')
  expect(problem).toMatchObject({ code: 'route/differs-in-case', severity: 'error' })
  expect(problem?.found).toBe(`${route}, beside /Keplr/ of content/Keplr.md`)
})

test('/guides and /guides/ are one address', () => {
  const pages = ['/guides', '/guides/'].map((route) => ({ file: `${route}.md`, route }))
  const [problem] = checkRoutes(pages, 'warn')
  expect(problem).toMatchObject({ code: 'route/duplicate', severity: 'warning' })
})

test('two normalizations of é are one address', () => {
  const pages = ['é', 'e\u0301'].map((name) => ({ file: `${name}.md`, route: `/${name}/` }))
  expect(checkRoutes(pages, 'warn')[0]?.code).toBe('route/differs-in-case')
})

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
