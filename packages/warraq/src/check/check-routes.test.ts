import { expect, test } from 'vitest'
import { checkRoutes } from './check-routes.ts'

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
