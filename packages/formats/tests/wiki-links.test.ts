import { expect, test } from 'vitest'
import { compileDialect } from './compile-dialect.ts'

test.each([
  ['[[Page]]', '<a href="wiki:Page">Page</a>'],
  ['a [[folder/Page|the page]] b', 'a <a href="wiki:folder%2FPage%7Cthe%20page">the page</a> b'],
  ['[[Page#x|`a` b]]', '<a href="wiki:Page%23x%7C%60a%60%20b"><code>a</code> b</a>'],
  ['[[Page|a **b**]]', '<a href="wiki:Page%7Ca%20**b**">a <strong>b</strong></a>'],
  ['a [[_Page_]]', 'a <a href="wiki:_Page_">_Page_</a>'],
  ['[[Page#One two]]', '<a href="wiki:Page%23One%20two">Page &gt; One two</a>'],
  ['[[#One]]', '<a href="wiki:%23One">One</a>'],
  ['![[a b.png|300]]', '<img src="wiki:a%20b.png" alt="a b" width="300">'],
  ['![[a.png|300x200]]', '<img src="wiki:a.png" alt="a" width="300" height="200">'],
])('%s becomes %s', async (text, html) => {
  const { page, problems } = await compileDialect(text)
  expect(page.html.trim()).toBe(`<p>${html}</p>`)
  expect(problems).toEqual([])
  expect([...page.links, ...page.images]).toMatchObject([{ line: 1 }])
})

test('a link in a cell of a table may escape its bar', async () => {
  const { page } = await compileDialect('| A |\n|---|\n| [[Page\\|text]] |\n')
  expect(page.html).toContain('<a href="wiki:Page%7Ctext">text</a>')
})

test('a label with code in a cell of a table, and in MDX', async () => {
  const { page } = await compileDialect('| A |\n|---|\n| [[Page\\|`text`]] |\n')
  expect(page.html).toContain('<a href="wiki:Page%7C%60text%60"><code>text</code></a>')
  const text = '[[Page|`text`]] and {`[[a|*b*]]`}'
  const mdx = await compileDialect(text, { format: 'mdx' })
  expect(mdx.page.html).toContain('<a href="wiki:Page%7C%60text%60"><code>text</code></a>')
  expect(mdx.page.html).toContain('[[a|*b*]]')
})

test('a backslash makes text of its own brackets only', async () => {
  const { page } = await compileDialect('\\[[a]] \\[b] [[c]] and [\\[d]]')
  expect(page.html.trim()).toBe('<p>[[a]] [b] <a href="wiki:c">c</a> and [[d]]</p>')
})

test('an embedded note is a link, and reported with its line', async () => {
  const { page, problems } = await compileDialect('One\n![[Note]]')
  expect(page.html).toContain('<a href="wiki:Note">Note</a>')
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
  expect((await compileDialect(text)).page.html).not.toContain('wiki:')
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
  expect(page.html).toContain('<summary>See <a href="wiki:a%7CA">A</a></summary>')
  expect(page.links.map(({ line }) => line)).toEqual([1, 2, 5, 6])
  expect(problems).toMatchObject([{ code: 'foreign/obsidian-embed', line: 6 }])
  const escaped = await compileDialect('> \\[!tip] See [[a]]')
  expect(escaped.page.html).toContain('<p>[!tip] See <a href="wiki:a">a</a></p>')
})
