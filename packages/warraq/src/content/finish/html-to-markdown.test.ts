import { htmlToMarkdown } from '@warraq/markup/html-to-markdown'
import { expect, test } from 'vitest'
import { PLAIN_CONTEXT } from '../compile-context.fixtures.ts'
import { compilePage } from '../compile-page.ts'

const pageUrl = 'https://docs.example.org/learn/token/'
const markdown = (html: string) => htmlToMarkdown(html, pageUrl)

/** Compiles Markdown to a page and converts it back. */
async function roundTrip(text: string): Promise<string> {
  const { page } = await compilePage(
    { file: 'content/a.md', format: 'md', text, firstLine: 1 },
    PLAIN_CONTEXT,
  )
  return markdown(page.html)
}

test.each([
  ['headings', '# Token\n\n## The coin\n\n### Its unit'],
  ['marks', 'A **strong** and an *emphasised* word, `code`, ~~gone~~.'],
  ['lines as written', 'First line\nsecond line.'],
  ['a tight list', '- one\n- two\n  - two a\n  - two b\n- three'],
  ['a loose list', '1. One.\n\n   ```bash\n   ls\n   ```\n\n2. Two.'],
  ['a list that starts later', '3. three\n4. four'],
  ['tasks', '- [x] done\n- [ ] to do'],
  ['a table', '| A | B |\n| --- | --- |\n| `a\\|b` | two |'],
  ['a quotation', '> One.\n>\n> - two'],
  ['code with its title', '```toml title="app.toml"\n[api]\nenable = true\n```'],
  ['code with a fence in it', '````md\n```js\n1\n```\n````'],
  ['links', '[a page](https://docs.example.org/x/) and [a place](#y)'],
  ['a rule', 'One\n\n---\n\nTwo'],
  ['code with backticks', 'Write `` a`b `` so.'],
])('%s survive the round trip', async (_, text) => {
  expect(await roundTrip(text)).toBe(text)
})

test.each([
  'A star * alone, 2*3, snake_case, _lead and a\\_b.',
  'Less <b than> more & "quotes" \\`tick\\`.',
  '\\# not a heading',
  '1\\. not a list',
  '\\- neither',
  '\\[not\\](a link)',
  '\\* no item',
  '\\~\\~not struck\\~\\~',
  'Not a heading\n\\===',
  'Not a heading\n\\---',
  'Text\n\\-',
  '\\~\\~\\~ not code',
])('text stays text: %s', async (text) => {
  const once = await roundTrip(text)
  expect(await roundTrip(once)).toBe(once)
  expect(once).not.toMatch(/^(?:#+ |- |```)|<b>|^~~\S/)
})

test('marks of added and removed lines become a diff', async () => {
  expect(await roundTrip('```js\na() // [!code --]\n\nb() // [!code ++]\n```')).toBe(
    '```diff\n-a()\n \n+b()\n```',
  )
})

test('an admonition names its kind', async () => {
  expect(await roundTrip(':::danger[Keys]\nHide them.\n:::')).toBe(
    '> **Danger: Keys**\n>\n> Hide them.',
  )
  expect(await roundTrip(':::note\nRead on.\n:::')).toBe('> **Note**\n>\n> Read on.')
})

test('every tab is included under its label', async () => {
  const text =
    '::::tabs{group="network"}\n:::tab{value="a" label="Mainnet"}\nOne\n:::\n:::tab{value="b" label="Testnet"}\nTwo\n:::\n::::'
  expect(await roundTrip(text)).toBe('**Mainnet**\n\nOne\n\n**Testnet**\n\nTwo')
})

test('details are open, and steps are their list', async () => {
  expect(await roundTrip(':::details[More]\nHidden.\n:::')).toBe('**More**\n\nHidden.')
  expect(await roundTrip(':::steps\n1. One\n2. Two\n:::')).toBe('1. One\n2. Two')
})

test('cards are a list of links', async () => {
  const text =
    '::::cards\n:::card{title="A" href="/a/" icon="book"}\nFirst.\n:::\n:::card{title="B" href="/b/"}\nSecond.\n:::\n::::'
  expect(await roundTrip(text)).toBe(
    '- [A](https://docs.example.org/a/): First.\n- [B](https://docs.example.org/b/): Second.',
  )
})

test('a line break in a cell becomes <br>', () => {
  expect(
    markdown(
      '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>one<br>two</td></tr></tbody></table>',
    ),
  ).toBe('| A |\n| --- |\n| one<br>two |')
})

test.each([
  [
    'rowspan',
    '<table><thead><tr><th>Network</th><th>Kind</th><th>Address</th></tr></thead><tbody><tr><td rowspan="2">Main</td><td>RPC</td><td>a</td></tr><tr><td>REST</td><td>b</td></tr></tbody></table>',
    '| Network | Kind | Address |\n| --- | --- | --- |\n| Main | RPC | a |\n| Main | REST | b |',
  ],
  [
    'a head of two rows',
    '<table><thead><tr><th colspan="2">Group</th><th rowspan="2">Other</th></tr><tr><th>A</th><th><code>B</code></th></tr></thead><tbody><tr><td>1</td><td>2</td><td>3</td></tr></tbody></table>',
    '| Group: A | Group: `B` | Other |\n| --- | --- | --- |\n| 1 | 2 | 3 |',
  ],
  [
    'a row that is one wide cell, wider than the table',
    '<table><tr><th>A</th><th>B</th></tr><tr><td colspan="100">all</td></tr><tr><td>1</td><td>2</td></tr></table>',
    '| A | B |\n| --- | --- |\n| all | all |\n| 1 | 2 |',
  ],
  [
    'a row with more cells than the head',
    '<table><tr><th>A</th></tr><tr><td>1</td><td>2</td></tr></table>',
    '| A |  |\n| --- | --- |\n| 1 | 2 |',
  ],
])('every row of a table has the columns that readers see: %s', (_, html, expected) => {
  expect(markdown(html)).toBe(expected)
})

test('the caption of a table comes before it', () => {
  expect(
    markdown('<table><caption>Fees</caption><tr><th>A</th></tr><tr><td>1</td></tr></table>'),
  ).toBe('Fees\n\n| A |\n| --- |\n| 1 |')
})

test('a table of a component keeps its rows, without filter and anchors', () => {
  expect(
    markdown(
      '<docs-filter><p class="filter-bar"><label>Filter <input/></label><output>1 of 1</output></p><docs-table><table><thead><tr><th>Name</th><th>Note</th></tr></thead><tbody><tr id="x"><td><code>x</code><a class="heading-anchor" href="#x">#</a></td><td><p>a|b</p><p>c</p></td></tr></tbody></table></docs-table></docs-filter>',
    ),
  ).toBe('| Name | Note |\n| --- | --- |\n| `x` | a\\|b<br>c |')
})

test('a column keeps its alignment', () => {
  expect(
    markdown(
      '<table><tr><th>A</th><th class="align-left">B</th><th class="x align-center">C</th><th class="align-right">D</th></tr><tr><td>1</td><td class="align-left">2</td><td class="align-center">3</td><td class="align-right">4</td></tr></table>',
    ),
  ).toBe('| A | B | C | D |\n| --- | :-- | :-: | --: |\n| 1 | 2 | 3 | 4 |')
})

test('an image becomes its text alternative, an ornament nothing', () => {
  expect(
    markdown(
      '<figure class="diagram"><svg role="img" aria-label="A signs, B checks."><text>A</text></svg><figcaption>Two steps</figcaption></figure><svg aria-hidden="true"><path d=""/></svg><img src="/x.png" alt="">',
    ),
  ).toBe('*A signs, B checks.*\n\nTwo steps')
  expect(markdown('<p><img src="../x.png" alt="A plan"></p>')).toBe(
    '![A plan](https://docs.example.org/learn/x.png)',
  )
})

test('an island is one line that links to the page', () => {
  expect(
    markdown(
      '<docs-island data-name="AddNetwork" data-props="{}"><div><button type="button">Add <!-- -->Main</button></div></docs-island><docs-island data-name="UnitConverter"><label>ISLM</label><input/></docs-island>',
    ),
  ).toBe(
    `[Interactive on the page: Add Main](${pageUrl})\n\n[Interactive on the page: Unit converter](${pageUrl})`,
  )
})

test('scripts, controls and comments are left out', () => {
  expect(
    markdown(
      '<script>1 < 2</script><!-- no --><p>Yes<wbr> <button>Copy</button></p><style>p{}</style>',
    ),
  ).toBe('Yes')
})

test('unclosed HTML loses no text', () => {
  expect(markdown('<div><p>One <b>two</div></i> three')).toBe('One **two**\n\nthree')
})
