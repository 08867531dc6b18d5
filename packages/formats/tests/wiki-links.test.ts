import { expect, test } from 'vitest'
import { compileDialect } from './compile-dialect.ts'

test.each([
  ['[[Page]]', '<a href="written:%5B%5BPage%5D%5D">Page</a>'],
  [
    'a [[folder/Page|the page]] b',
    'a <a href="written:%5B%5Bfolder%2FPage%7Cthe%20page%5D%5D">the page</a> b',
  ],
  ['[[Page#x|`a` b]]', '<a href="written:%5B%5BPage%23x%7C%60a%60%20b%5D%5D"><code>a</code> b</a>'],
  ['[[Page|a **b**]]', '<a href="written:%5B%5BPage%7Ca%20**b**%5D%5D">a <strong>b</strong></a>'],
  ['a [[_Page_]]', 'a <a href="written:%5B%5B_Page_%5D%5D">_Page_</a>'],
  ['[[Page#One two]]', '<a href="written:%5B%5BPage%23One%20two%5D%5D">Page &gt; One two</a>'],
  ['[[#One]]', '<a href="written:%5B%5B%23One%5D%5D">One</a>'],
  ['![[a b.png|300]]', '<img src="written:!%5B%5Ba%20b.png%7C300%5D%5D" alt="a b" width="300">'],
  [
    '![[a.png|300x200]]',
    '<img src="written:!%5B%5Ba.png%7C300x200%5D%5D" alt="a" width="300" height="200">',
  ],
])('%s becomes %s', async (text, html) => {
  const { page, problems } = await compileDialect(text)
  expect(page.html.trim()).toBe(`<p>${html}</p>`)
  expect(problems).toEqual([])
  expect([...page.links, ...page.images]).toMatchObject([{ line: 1 }])
})

test('a link in a cell of a table may escape its bar', async () => {
  const { page } = await compileDialect('| A |\n|---|\n| [[Page\\|text]] |\n')
  expect(page.html).toContain('<a href="written:%5B%5BPage%7Ctext%5D%5D">text</a>')
})

test('a label with code in a cell of a table, and in MDX', async () => {
  const { page } = await compileDialect('| A |\n|---|\n| [[Page\\|`text`]] |\n')
  expect(page.html).toContain(
    '<a href="written:%5B%5BPage%7C%60text%60%5D%5D"><code>text</code></a>',
  )
  const text = '[[Page|`text`]] and {`[[a|*b*]]`}'
  const mdx = await compileDialect(text, { format: 'mdx' })
  expect(mdx.page.html).toContain(
    '<a href="written:%5B%5BPage%7C%60text%60%5D%5D"><code>text</code></a>',
  )
  expect(mdx.page.html).toContain('[[a|*b*]]')
})

test('a backslash makes text of its own brackets only', async () => {
  const { page } = await compileDialect('\\[[a]] \\[b] [[c]] and [\\[d]]')
  expect(page.html.trim()).toBe('<p>[[a]] [b] <a href="written:%5B%5Bc%5D%5D">c</a> and [[d]]</p>')
})

test('an embedded note is a link, and reported with its line', async () => {
  const { page, problems } = await compileDialect('One\n![[Note]]')
  expect(page.html).toContain('<a href="written:%5B%5BNote%5D%5D">Note</a>')
  expect(problems).toMatchObject([{ code: 'foreign/obsidian-embed', line: 2, severity: 'warning' }])
})

test.each([
  '\\[[Page]]',
  '`[[Page]]`',
  '``[[Page|`a`]]``',
  '    [[Page|`a`]]',
  '\\[[Page|*a*]]',
  '[[1, 2], [3]]',
  '[[ -f a ]]',
  '[[-a]]',
  'x[[i]]',
  '[["name"]]',
  '[[1]](https://a.example)',
])('%s is not a link to a page', async (text) => {
  expect((await compileDialect(text)).page.html).not.toContain('written:')
})

test('by such an option all of them are text', async () => {
  const text = '[[1, x]] and [[Page|`a`]]'
  const { page } = await compileDialect(text, { options: { wikiLinks: false } })
  expect(page.html.trim()).toBe('<p>[[1, x]] and [[Page|<code>a</code>]]</p>')
})

test('links stay links in titles of boxes and in all their paragraphs', async () => {
  const { page, problems } = await compileDialect(
    '> [!abstract]- See [[a|A]]\n> Or [[b|B]].\n>\n> > [!tip]\n> > [[c|C]]\n> > and ![[d]]\n',
  )
  expect(page.html).not.toContain('[[')
  expect(page.html).toContain('<summary>See <a href="written:%5B%5Ba%7CA%5D%5D">A</a></summary>')
  expect(page.links.map(({ line }) => line)).toEqual([1, 2, 5, 6])
  expect(problems).toMatchObject([{ code: 'foreign/obsidian-embed', line: 6 }])
  const escaped = await compileDialect('> \\[!tip] See [[a]]')
  expect(escaped.page.html).toContain('<p>[!tip] See <a href="written:%5B%5Ba%5D%5D">a</a></p>')
})
