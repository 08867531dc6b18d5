import { expect, test } from 'vitest'
import { formatDiagnostic } from '../../shared/data/diagnostic.ts'
import { writtenPlace } from '../../shared/data/line-origins.ts'
import { includePartials } from './include-partials.ts'

/** Include partials, given by their paths, into a page. */
function include(
  text: string,
  partials: Readonly<Record<string, string>>,
  page: { readonly file?: string; readonly format?: 'md' | 'mdx' } = {},
) {
  const { file = 'docs/a.md', format = 'md' } = page
  const included = includePartials({ file, format, text }, (path) => {
    const found = partials[path]
    return found === undefined ? 'missing' : { text: found }
  })
  const places = included.text.split('\n').map((_, index) => {
    const place = writtenPlace({ file, line: index + 1 }, included.origins)
    return `${place.file}:${place.line}`
  })
  return { ...included, places, problems: included.problems.map(formatDiagnostic) }
}

test('puts the text of a partial in place of the directive, and knows where each line was written', () => {
  const { text, places, problems } = include('One\n\n::include{file="./_part.md"}\n\nFour\n', {
    'docs/_part.md': '\nTwo\n\nThree\n\n',
  })
  expect(text).toBe('One\n\nTwo\n\nThree\n\nFour\n')
  expect(places).toEqual([
    ...['docs/a.md:1', 'docs/a.md:2', 'docs/_part.md:2', 'docs/_part.md:3', 'docs/_part.md:4'],
    ...['docs/a.md:4', 'docs/a.md:5', 'docs/a.md:6'],
  ])
  expect(problems).toEqual([])
})

test('gives every line of a partial the indent of its directive', () => {
  const partials = { 'docs/_part.md': 'A\n\n```sh\nls\n```\n' }
  expect(include('1. One\n\n   ::include{file=_part.md}\n', partials).text).toBe(
    '1. One\n\n   A\n\n   ```sh\n   ls\n   ```\n',
  )
  expect(include('> ::include{file=_part.md}', partials).text).toBe('> A\n>\n> ```sh\n> ls\n> ```')
})

test('a page without partials stays as it is', () => {
  expect(include('  \nText  \n', {})).toMatchObject({ text: '  \nText  \n', problems: [] })
  expect(include('Text', {}).origins).toBeUndefined()
})

test.each([
  ['a code block', '```md\n::include{file="_part.md"}\n```'],
  ['indented code', 'A\n\n    ::include{file="_part.md"}'],
  ['inline code', '`::include{file="_part.md"}`'],
  ['a comment', '<!--\n\n::include{file="_part.md"}\n\n-->'],
  ['front matter', '---\ntitle: |\n  ::include{file="_part.md"}\n---\nText'],
  ['a container', ':::include{file="_part.md"}\n:::'],
  ['a component with a longer name', '::include-all{file="_part.md"}'],
])('leaves what looks like a directive in %s', (_, text) => {
  expect(include(text, { 'docs/_part.md': 'Part' })).toMatchObject({ text, problems: [] })
})

test('a partial includes others, from its own folder', () => {
  const { text, places } = include('::include{file="../parts/_one.md"}', {
    'parts/_one.md': 'One\n\n::include{file="./deep/_two.md"}',
    'parts/deep/_two.md': 'Two',
  })
  expect(text).toBe('One\n\nTwo')
  expect(places.at(-1)).toBe('parts/deep/_two.md:1')
})

test('a path that begins with a slash is one from the site folder', () => {
  expect(include('::include{file="/parts/_a.md"}', { 'parts/_a.md': 'Part' }).text).toBe('Part')
})

test('a partial names files from its own folder', () => {
  const part = [
    '[./b.md](./b.md) ![A](img/a.png "A title") [c] <img src="d.png" alt="">',
    '',
    '[c]: ../c.pdf',
    '',
    '<a href="e.md">E</a>',
    '',
    '```js file=./x.js#L1-L2',
    '```',
    '',
    '[Route](../faucet) [site](/x.md) [out](https://a.example/b.md) `./b.md`',
  ].join('\n')
  expect(include('::include{file="/parts/_a.md"}', { 'parts/_a.md': part }).text).toBe(
    [
      '[./b.md](../parts/b.md) ![A](../parts/img/a.png "A title") [c] <img src="../parts/d.png" alt="">',
      '',
      '[c]: ../c.pdf',
      '',
      '<a href="../parts/e.md">E</a>',
      '',
      '```js file=../parts/x.js#L1-L2',
      '```',
      '',
      '[Route](../faucet) [site](/x.md) [out](https://a.example/b.md) `./b.md`',
    ].join('\n'),
  )
})

test('leaves out front matter of a partial, with a warning', () => {
  const { text, places, problems } = include('::include{file="b.md"}', {
    'docs/b.md': '---\ntitle: B\n---\n\nText',
  })
  expect(text).toBe('Text')
  expect(places).toEqual(['docs/b.md:5'])
  expect(problems).toEqual([expect.stringContaining('docs/b.md:1  warning  include/front-matter')])
})

test('partials that include each other are an error with the circle', () => {
  const { text, problems } = include('::include{file="_a.md"}', {
    'docs/_a.md': 'A\n\n::include{file="_b.md"}',
    'docs/_b.md': 'B\n\n::include{file="_a.md"}',
  })
  expect(text).toBe('A\n\nB\n\n')
  expect(problems).toEqual([
    `docs/_b.md:3  error  include/circular
  found     docs/_a.md includes docs/_b.md includes docs/_a.md
  expected  partials that do not include each other in a circle
  fix       remove one of the directives`,
  ])
})

test('partials that multiply each other do not fill the memory', () => {
  const twice = (name: string) => `::include{file="${name}"}\n`.repeat(2)
  const chain = Array.from({ length: 40 }, (_, at) => [`docs/_${at}.md`, twice(`_${at + 1}.md`)])
  const { problems } = include(twice('_0.md'), Object.fromEntries([...chain, ['docs/_40.md', '']]))
  expect(problems).toEqual([
    expect.stringContaining(
      'error  content/too-large\n  found     more than 1000 partials or 4 MB of them in docs/a.md',
    ),
  ])
})

test.each([
  ['::include', '::include', 'a file and no other attribute: ::include{file="./_part.md"}'],
  ['::include{src="_part.md"}', '::include{src="_part.md"}', 'a file and no other attribute'],
  ['::include{file="_part.md" lines=3}', 'lines=3', 'a file and no other attribute'],
  ['::include{file=""}', '::include{file=""}', 'a file and no other attribute'],
  ['::include{file="_part.md}', '::include{file="_part.md}', 'a file and no other attribute'],
  ['::include[_part.md]', '::include[_part.md]', 'a file and no other attribute'],
  ['::include{file="_gone.md"}', 'file=_gone.md, which does not exist', 'a Markdown file'],
  ['::include{file="a.txt"}', 'file=a.txt, which is not a Markdown file', 'a Markdown file'],
  ['::include{file="_a.mdx"}', 'file=_a.mdx, which is not a Markdown file', 'a Markdown file'],
  ['::include{file="a.md"}', 'docs/a.md includes docs/a.md', 'do not include each other'],
])('reports %s with its line, and includes nothing', (directive, found, expected) => {
  const { text, problems } = include(`One\n\n${directive}\n\nTwo`, {
    'docs/_part.md': 'Part',
    'docs/a.txt': 'Part',
    'docs/_a.mdx': 'Part',
  })
  expect(text).toBe('One\n\n\n\nTwo')
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(/^docs\/a\.md:3 {2}error {2}include\//)
  expect(problems[0]).toContain(found)
  expect(problems[0]).toContain(expected)
})

test('fills in nothing where the parser would take minutes, which the compiler reports', () => {
  const text = `${'a:'.repeat(30_000)}\n\n::include{file="_part.md"}`
  expect(include(text, { 'docs/_part.md': 'Part' })).toMatchObject({ text, problems: [] })
})

test('a page of MDX imports its partials', () => {
  const page = { file: 'docs/a.mdx', format: 'mdx' } as const
  const { text, problems } = include('::include{file="_p.md"}', { 'docs/_p.md': 'Part' }, page)
  expect(text).toBe('')
  expect(problems).toEqual([
    `docs/a.mdx:1  error  include/in-mdx
  found     ::include{file="_p.md"} in an MDX page, which includes nothing
  expected  an import of the partial
  fix       write import Part from './_part.mdx' at the top and <Part /> here, or name the page .md`,
  ])
})

test('a footnote of a partial is found where the page or another partial has the same label', () => {
  const page =
    'A[^1] and B[^shared].\n\n::include{file=_p.md}\n\n::include{file=_q.md}\n\n[^1]: Page.\n'
  const { text } = include(page, {
    'docs/_p.md': 'P[^1], `[^1]`.\n\n[^1]: Of p.\n\n[^shared]: Of both.',
    'docs/_q.md': 'Q[^1], R[^Shared], S[^own].\n\n[^1]: Of q.\n\n[^own]: Once.',
  })
  expect(text).toBe(
    [
      'A[^1] and B[^shared].',
      'P[^1-of-1], `[^1]`.',
      '[^1-of-1]: Of p.',
      '[^shared]: Of both.',
      'Q[^1-of-2], R[^Shared], S[^own].',
      '[^1-of-2]: Of q.',
      '[^own]: Once.',
      '[^1]: Page.\n',
    ].join('\n\n'),
  )
})
