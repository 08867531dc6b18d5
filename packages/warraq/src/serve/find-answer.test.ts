import { expect, test } from 'vitest'
import type { DevAnswer } from './dev-language.ts'
import { type AnsweringSite, findAnswer } from './find-answer.ts'

const text = (name: string, status = 200): DevAnswer => ({
  kind: 'text',
  status,
  name,
  content: '',
})

/** A language with some pages and the assets of its name. */
const language = (baseUrl: string, hrefs: readonly string[]) => ({
  baseUrl,
  page: (path: string) => (hrefs.includes(path) ? text(`page ${path}`) : undefined),
  asset: (path: string) => (path === `${baseUrl}search.json` ? text(`asset ${path}`) : undefined),
  notFound: () => text(`not found in ${baseUrl}`, 404),
})
const ENGLISH = ['/x/', '/x/guide/', '/x/ключ/']
const GERMAN = ['/x/de/', '/x/de/guide/']
const site: AnsweringSite = {
  baseUrl: '/x/',
  languages: [language('/x/', ENGLISH), language('/x/de/', GERMAN)],
  pages: new Set([...ENGLISH, ...GERMAN]),
  assetAt: (path) => (path === 'assets/main-1.js' ? () => Buffer.from('run()') : undefined),
  fileAt: (path) =>
    ['a b.png', 'a#b.png', 'api/index.html'].includes(path) ? `/static/${path}` : undefined,
}
const draw = (url: string): string => {
  const answer = findAnswer(url, site)
  if (answer.kind === 'redirect') return `redirect ${answer.href}`
  return answer.kind === 'file' ? `file ${answer.file}` : answer.name
}

test.each([
  ['/x/guide/', 'page /x/guide/'],
  ['/x/guide/?a=1', 'page /x/guide/'],
  ['/x/%D0%BA%D0%BB%D1%8E%D1%87/', 'page /x/ключ/'],
  ['/x/de/guide/', 'page /x/de/guide/'],
])('%s is a page of the language with the longest base path', (url, answer) => {
  expect(draw(url)).toBe(answer)
})

test.each([
  ['/x/guide', 'redirect /x/guide/'],
  ['/x/guide?q=a%20b', 'redirect /x/guide/?q=a%20b'],
  ['/x/%D0%BA%D0%BB%D1%8E%D1%87', 'redirect /x/%D0%BA%D0%BB%D1%8E%D1%87/'],
  ['/elsewhere/', 'redirect /x/'],
  ['/x', 'redirect /x/'],
  ['/x/api?q', 'redirect /x/api/?q'],
])('%s is the clean address, encoded and with its query: %s', (url, answer) => {
  expect(draw(url)).toBe(answer)
})

test.each([
  ['/x/search.json', 'asset /x/search.json'],
  ['/x/de/search.json', 'asset /x/de/search.json'],
  ['/x/a%20b.png', 'file /static/a b.png'],
  ['/x/a%23b.png', 'file /static/a#b.png'],
])('%s is a file', (url, answer) => {
  expect(draw(url)).toBe(answer)
})

test.each([
  ['/x/other/', 'not found in /x/'],
  ['/x/de/other/', 'not found in /x/de/'],
])('%s is the not-found page of its language', (url, answer) => {
  expect(draw(url)).toBe(answer)
})

test('files of the browser bundle are sent from memory', () => {
  expect(findAnswer('/x/assets/main-1.js', site)).toMatchObject({
    kind: 'text',
    content: Buffer.from('run()'),
  })
})

test('a folder of static files shows its index', () => {
  expect(draw('/x/api/')).toBe('file /static/api/index.html')
  expect(draw('/x/other/')).toBe('not found in /x/')
})
