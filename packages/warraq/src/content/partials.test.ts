import { expect, test } from 'vitest'
import { formatDiagnostic } from '../shared/data/diagnostic.ts'
import { PLAIN_CONTEXT } from './compile-context.fixtures.ts'
import type { CompileContext } from './compile-context.ts'
import { compilePage } from './compile-page.ts'

/** Compile a page between two headings, with partials by path. */
async function compile(
  text: string,
  partials: Readonly<Record<string, string>>,
  components: CompileContext['components'] = new Map(),
) {
  const body = { file: 'docs/a.mdx', format: 'mdx', text, firstLine: 4 } as const
  const context = { ...PLAIN_CONTEXT, components, readFile: (file: string) => partials[file] }
  const { page, problems } = await compilePage(body, context)
  return { page, problems: problems.map(formatDiagnostic) }
}

const PAGE = `import Part from './_part.mdx'

## First

<Part />

## Last
`

test('the headings of a partial are in the outline at its place', async () => {
  const { page } = await compile(PAGE, { 'docs/_part.mdx': '## Middle\n' })
  expect(page.headings.map(({ id }) => id)).toEqual(['first', 'middle', 'last'])
})

test('a page may import what a partial exports, and its headings', async () => {
  const { page, problems } = await compile(
    `import Part, { oil, toc as inner } from './_part.mdx'
import * as whole from './_part.mdx'

Of {[...inner].map(({ id }) => id)}: {oil}, {whole.oil}
`,
    { 'docs/_part.mdx': 'export const oil = 7\n\n## Middle\n' },
  )
  expect(problems).toEqual([])
  expect(page.html).toBe('<p>Of middle: 7, 7</p>')
})

test('a partial is written like a page', async () => {
  const part = ':::note My title\n\n:::tip\nText.\n:::\n\n:::\n\n### Keys <!-- #my-keys -->\n'
  const { page, problems } = await compile(PAGE, { 'docs/_part.mdx': part })
  expect(page.html).toContain('aria-label="My title"')
  expect(page.html).not.toContain(':::')
  expect(page.headings[1]).toMatchObject({ id: 'my-keys', text: 'Keys' })
  expect(problems).toEqual([])
})

test('a problem in a partial names the partial and its line', async () => {
  const part = '---\n---\n\nimport Gone from "nowhere"\n\n::gone\n\n:::unknown\nText.\n:::\n'
  const { problems } = await compile(PAGE, { 'docs/_part.mdx': part })
  expect(problems.map((problem) => problem.split('\n')[0])).toEqual([
    'docs/_part.mdx:8  warning  directive/unknown',
    'docs/_part.mdx:6  error  directive/unknown',
    'docs/_part.mdx:4  error  mdx/unknown-import',
  ])
})

test('components of the site need no import in a partial, and an unknown one shows its content', async () => {
  const lamp = { name: 'Lamp', component: () => 'a lamp' }
  const part =
    '<Lamp />\n\n<Gone>\n\nA *wick*.\n\n</Gone>\n\n<head>\n<title>Light</title>\n</head>\n'
  const components = new Map([['lamp', lamp]])
  const { page, problems } = await compile(PAGE, { 'docs/_part.mdx': part }, components)
  expect(page.html).toMatch(/a lamp\s*<p>A <em>wick<\/em>\.<\/p>/)
  expect(page.headings.map(({ id }) => id)).toEqual(['first', 'last'])
  expect(page.documentTitle).toBe('Light')
  expect(problems).toEqual([
    expect.stringContaining('<Gone>, which neither the site nor an import'),
  ])
})

test('a partial names files from where it is', async () => {
  const page = "import Part from '../parts/_part.mdx'\n\n<Part />\n"
  const part =
    "import map from './map.svg'\n\n![A](./a.png) [b](../docs/b.md) [c]\n\n<img src={map} />\n\n[c]: c.pdf\n"
  const { page: compiled } = await compile(page, { 'parts/_part.mdx': part })
  const hrefs = [...compiled.images, ...compiled.links].map(({ href }) => href)
  expect(hrefs.sort()).toEqual(['../parts/a.png', '../parts/c.pdf', '../parts/map.svg', 'b.md'])
})

test('front matter of a partial is left out, with a warning', async () => {
  const { page, problems } = await compile(PAGE, {
    'docs/_part.mdx': '---\ntitle: X\n---\nText.\n',
  })
  expect(page.html).not.toContain('title: X')
  expect(page.html).toContain('<p>Text.</p>')
  expect(problems).toEqual([expect.stringContaining('docs/_part.mdx:1  warning  mdx/partial')])
})

test('partials that import each other are an error with the circle', async () => {
  const { page, problems } = await compile(PAGE, {
    'docs/_part.mdx': "import Other from './_other.mdx'\n\n<Other />\n",
    'docs/_other.mdx': "import Part from './_part.mdx'\n\nText.\n\n<Part />\n",
  })
  expect(page.html).toContain('<p>Text.</p>')
  expect(problems).toEqual([
    `docs/_other.mdx:1  error  mdx/circular-import
  found     docs/_part.mdx imports docs/_other.mdx imports docs/_part.mdx
  expected  partials that do not import each other in a circle
  fix       remove one of the imports`,
  ])
})

test('a page may be nothing but a partial, which then gives its title', async () => {
  const { page } = await compile("import Part from './_part.mdx'\n\n<Part />\n", {
    'docs/_part.mdx': '# Title\n\nText.\n',
  })
  expect(page).toMatchObject({ contentTitle: 'Title', firstParagraph: 'Text.' })
})

test('every footnote leads to its own note, however often a partial is shown', async () => {
  const note = (words: string) => `Text[^1].\n\n[^1]: ${words}\n`
  const text = `import Part from './_part.mdx'\nimport Other from './_other.mdx'\n\n<Part />\n\n<Other />\n\n<Part />\n\n${note('Of the page.')}`
  const { page, problems } = await compile(text, {
    'docs/_part.mdx': note('Of the part.'),
    'docs/_other.mdx': note('Of the other.'),
  })
  expect(problems).toEqual([])
  expect(new Set(page.anchors).size).toBe(page.anchors.length)
  const notes = [
    ...page.html.matchAll(/<a href="#([^"]+)" id="([^"]+)"[^>]*data-footnote-ref/g),
  ].map(([, note, own]) => {
    const [, words] =
      new RegExp(`<li id="${note}">\\s*<p>(.*?) <a href="#${own}"`).exec(page.html) ?? []
    return words
  })
  expect(notes).toEqual(['Of the part.', 'Of the other.', 'Of the part.', 'Of the page.'])
})

test('a partial that is shown twice has ids of its own, and its headings link to themselves', async () => {
  const text = "import Part from './_part.mdx'\n\n<Part />\n\n<Part />\n"
  const { page, problems } = await compile(text, { 'docs/_part.mdx': '## Limits\n' })
  expect(problems).toEqual([])
  expect(page.headings.map(({ id }) => id)).toEqual(['limits', 'limits-2'])
  expect(page.html).toContain('href="#limits-2"')
})

test('an id that an author gives twice is a finding', async () => {
  const { page, problems } = await compile('## A {#x}\n\n<p id="x">B</p>\n', {})
  expect(page.anchors).toEqual(['x', 'x-2'])
  expect(problems.map((problem) => problem.split('\n')[0])).toEqual([
    'docs/a.mdx:4  warning  html/duplicate-id',
  ])
})
