import { expect, test } from 'vitest'
import { checkOutputPaths, type OutputPath } from './check-output-paths.ts'

const engine = (path: string): OutputPath => ({ path })
const asset = (path: string): OutputPath => ({ path, file: `public/${path}` })
/** The files of a page. */
const page = (route: string, file: string): OutputPath[] =>
  [`${route.slice(1)}index.html`, `${route.slice(1)}page.json`, `${route.slice(1, -1)}.md`].map(
    (path) => ({ path, file, route }),
  )
const told = (...paths: readonly OutputPath[]) =>
  checkOutputPaths(paths).map(({ severity, file, found }) => `${severity} ${file}: ${found}`)

test('pages and files with different paths are fine', () => {
  expect(
    told(
      engine('assets/'),
      engine('sitemap.xml'),
      ...page('/a/', 'a.md'),
      ...page('/a/b/', 'b.md'),
      asset('assets/x.png'),
      asset('a/picture.png'),
    ),
  ).toEqual([])
})

test('two pages with one address are not reported here', () => {
  expect(told(...page('/a/', 'a.md'), ...page('/a/', 'b.md'))).toEqual([])
  const withoutSlash = { path: 'a/index.html', file: 'b.md', route: '/a' }
  expect(told(...page('/a/', 'a.md'), withoutSlash)).toEqual([])
})

test.each([
  ['/sitemap.xml/', engine('sitemap.xml'), 'the engine writes sitemap.xml'],
  ['/Search/', engine('search/index.html'), 'the engine writes search/index.html'],
  ['/assets/', engine('assets/'), 'the engine reserves the folder assets/'],
  ['/assets/deep/', engine('assets/'), 'the engine reserves the folder assets/'],
  ['/404.html/', engine('404.html'), 'the engine writes 404.html'],
  ['/a/', asset('a/page.json'), 'public/a/page.json writes a/page.json'],
  ['/a/', asset('a'), 'public/a writes a'],
  ['/a/', asset('A.md'), 'public/A.md writes A.md'],
])('%s and %j: an error that names both', (route, other, text) => {
  const problems = checkOutputPaths([other, ...page(route, 'content/x.md')])
  const own = problems.filter(({ file }) => file === 'content/x.md')
  expect(own).toHaveLength(1)
  expect(own[0]).toMatchObject({ severity: 'error', code: 'route/taken' })
  expect(own[0]?.found).toContain(route)
  expect(own[0]?.found).toContain(text)
})

test('a page whose Markdown path is another page is reported', () => {
  const paths = [...page('/a/', 'a.md'), ...page('/a.md/', 'a.md.md')]
  expect(told(...paths)).toEqual([
    'error a.md.md: /a.md/, written to a.md/index.html; a.md writes a.md',
  ])
})

test('a static file with the path of an engine file is reported as a warning', () => {
  expect(told(engine('robots.txt'), asset('robots.txt'))).toEqual([
    'warning public/robots.txt: robots.txt, written to robots.txt; the engine writes robots.txt',
  ])
})

test('a static file replaces one for machines; one that differs in case is an error', () => {
  const made = { ...engine('llms.txt'), isReplaceable: true }
  const twin = { path: 'a.md', file: 'content/a.md', route: '/a/', isReplaceable: true }
  const own = (path: string) => ({ ...asset(path), isStatic: true })
  expect(told(made, twin, own('llms.txt'), own('a.md'))).toEqual([
    'warning public/llms.txt: llms.txt, which the engine writes as well',
    'warning public/a.md: a.md, which the engine writes as well',
  ])
  expect(told(twin, own('A.md'))).toEqual([
    'error public/A.md: A.md, written to A.md; content/a.md writes a.md',
  ])
})
