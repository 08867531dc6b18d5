import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { PLAIN_CONTEXT } from './compile-context.fixtures.ts'
import type { CompileContext, ContentComponent } from './compile-context.ts'
import { reportedOf } from './compile-page.fixtures.ts'
import { compilePage } from './compile-page.ts'
import { renderIsland } from './components/render-island.tsx'

const context: CompileContext = {
  ...PLAIN_CONTEXT,
  components: new Map<string, ContentComponent>([
    ['chain-id', { name: 'ChainId', component: ({ network }) => `id of ${String(network)}` }],
    [
      'unit-converter',
      {
        name: 'UnitConverter',
        component: (props) =>
          renderIsland(
            { name: 'UnitConverter', exported: 'default', component: () => 'static text' },
            props,
          ),
      },
    ],
    [
      'methods',
      {
        name: 'Methods',
        component: () =>
          createElement(
            'h3',
            { id: 'eth_call' },
            createElement('code', null, 'eth_', createElement('wbr'), 'call'),
            createElement('a', { className: 'heading-anchor', href: '#eth_call' }, '#'),
          ),
      },
    ],
    [
      'broken-one',
      {
        name: 'BrokenOne',
        component: () => {
          throw new Error('no such network')
        },
      },
    ],
  ]),
  readFile: (file) => (file === 'content/_part.mdx' ? '## From the partial' : undefined),
}

const compile = (text: string, format: 'md' | 'mdx' = 'md') =>
  compilePage({ file: 'content/a.md', format, text, firstLine: 1 }, context)
const htmlOf = async (text: string, format?: 'md' | 'mdx') =>
  (await compile(text, format)).page.html.trim()

test('the outline has neither links, footnotes nor headings in comments', async () => {
  const text =
    '<!--\n<h2 id="old">Old</h2>\n-->\n\n## The [*keys*](/a)[^1] &amp; `<b>`\n\n[^1]: A note.\n'
  const { page } = await compile(text)
  expect(page.headings.map(({ html }) => html)).toEqual([
    'The <em>keys</em> &amp; <code>&lt;b&gt;</code>',
    'Footnotes',
  ])
})

test('collects the headings that components make in the order of the page', async () => {
  const { page } = await compile('## One\n\n::methods\n\n## Two\n')
  expect(page.headings).toEqual([
    { depth: 2, id: 'one', text: 'One', html: 'One' },
    { depth: 3, id: 'eth_call', text: 'eth_call', html: '<code>eth_<wbr>call</code>' },
    { depth: 2, id: 'two', text: 'Two', html: 'Two' },
  ])
})

test('an unknown kind of admonition is a box with its name, and a warning', async () => {
  const { page, problems } = await compile('a\n\n:::Insight\n\nText.\n\n:::\n')
  expect(page.html).toContain('<p class="admonition-title">Insight</p>')
  expect(page.html).toContain('<p>Text.</p>')
  expect(problems).toMatchObject([{ severity: 'warning', line: 3, found: ':::Insight' }])
})

test('an unknown attribute of a directive is a warning with its line', async () => {
  const { problems } = await compile(
    ':::steps\n\n1. a\n\n:::\n\n:::card{titel="A" href="/a/"}\n\n:::\n',
  )
  expect(problems).toMatchObject([
    {
      code: 'directive/unknown-attribute',
      severity: 'warning',
      line: 7,
      found: ':::card{titel}',
      expected: 'one of: title, href, icon',
      fix: 'did you mean "title"?',
    },
  ])
})

test('a list of tabs is named by its label, or by its group', async () => {
  const tabs =
    ':::tab{value="mac" label="macOS"}\n\na\n\n:::\n\n:::tab{value="Linux"}\n\nb\n\n:::\n\n::::\n'
  expect(await htmlOf(`::::tabs\n\n${tabs}`)).toContain('role="tablist" aria-label="macOS, Linux"')
  expect(await htmlOf(`::::tabs{label="System"}\n\n${tabs}`)).toContain(
    'role="tablist" aria-label="System"',
  )
})

test('rules may let a page bring its title below a text, above any heading and line', async () => {
  const rules = { titledByOpening: true }
  const brings = async (text: string, more: Partial<CompileContext> = { rules }) => {
    const body = { file: 'content/a.md', format: 'md', text, firstLine: 1 } as const
    return (await compilePage(body, { ...context, ...more })).page.hasHeading === true
  }
  expect(await brings(':::note\n\nText.\n\n:::\n\n# Title')).toBe(true)
  expect(await brings('Text.\n\n## Part\n\n# Title')).toBe(false)
  expect(await brings('Text.\n\n---\n\n# Title')).toBe(false)
  expect(await brings('Text.\n\n# Title', {})).toBe(false)
})

test('leaves times and bare words with colons as text', async () => {
  expect(await htmlOf('at 10:30 or a :word or 1:2')).toBe('<p>at 10:30 or a :word or 1:2</p>')
})

test.each(['md', 'mdx'] as const)('renders admonitions with a title in %s', async (format) => {
  expect(await htmlOf(':::caution[Keep *keys*]\nx\n:::', format)).toBe(
    '<div class="admonition admonition-warning" role="note" aria-label="Keep keys"><p class="admonition-title">Keep <em>keys</em></p><p>x</p></div>',
  )
})

test.each(['md', 'mdx'] as const)('highlights code with short classes in %s', async (format) => {
  const html = await htmlOf('```bash title="a.sh" {2}\necho 1\necho "{2}"\n```', format)
  expect(html).toContain('<figcaption>a.sh</figcaption>')
  expect(html).toMatch(/<span class="line"><span class="f">echo/)
  expect(html).toMatch(/<span class="line highlighted">.*\{2\}/)
  expect(html).not.toContain('style=')
})

test('an unknown fence language is plain text', async () => {
  expect(await htmlOf('```klingon\nQapla <b>\n```')).toContain(
    '<span class="line">Qapla &lt;b&gt;\n</span>',
  )
})

test.each([
  'powershell',
  'shell-session',
  'bash',
  'solidity',
  'typescript',
  'toml',
  'yaml',
  'json',
  'go',
  'protobuf',
  'python',
  'sh',
  'shell',
  'JS',
])('knows the language %s', async (language) => {
  expect(await htmlOf(`\`\`\`${language}\n$ "text" 12 # // function if\n\`\`\``)).toMatch(
    /<span class="[a-z]">/,
  )
})

test('links tabs and panels for assistive technology', async () => {
  const html = await htmlOf(
    '::::tabs{group="network"}\n:::tab{value="main" label="Mainnet"}\nA\n:::\n:::tab{value="test" label="Testnet"}\nB\n:::\n::::',
  )
  expect(html).toContain('<docs-tabs data-group="network"')
  expect(html).toContain('id="tab-1-0" aria-controls="panel-1-0" aria-selected="true"')
  expect(html).toMatch(/role="tabpanel" id="panel-1-1" aria-labelledby="tab-1-1"[^>]* hidden/)
})

test('renders a component of the site, and an island with its props', async () => {
  expect(await htmlOf('::chain-id{network="mainnet"}')).toBe('id of mainnet')
  const { page } = await compile('::unit-converter{unit="ISLM"}')
  expect(page.islands).toEqual(['UnitConverter'])
  expect(page.html).toContain(
    '<docs-island data-name="UnitConverter" data-props="{&quot;unit&quot;:&quot;ISLM&quot;}">static text</docs-island>',
  )
})

test('a failing component is a problem with its line', async () => {
  expect((await compile('a\n\n::broken-one')).problems).toMatchObject([
    { code: 'component/failed', line: 3, found: '<BrokenOne> failed: no such network' },
  ])
})

test('an unknown component names the known ones', async () => {
  expect((await compile('::chain-ids')).problems).toMatchObject([
    {
      code: 'directive/unknown',
      line: 1,
      found: '::chain-ids',
      expected: 'one of: broken-one, chain-id, include, methods, unit-converter',
      fix: 'did you mean ::chain-id?',
    },
  ])
})

test('refuses scripts, handlers and what styles must not say in raw HTML', async () => {
  const { problems } = await compile(
    '<script>x</script>\n\n<b onclick="x">a</b>\n\n<p style="zoom:2">x</p>',
  )
  expect(problems.map(({ found, line }) => `${line} ${found}`)).toEqual([
    '1 the element <script>',
    '3 onclick of <b>',
    '5 style of <p>: zoom:2',
  ])
})

test('MDX: components, expressions, partials, comments and heading ids', async () => {
  const source =
    'import Part from \'./_part.mdx\'\n\n<!-- hidden -->\n\n## Sum {1 + 1} {#sum}\n\n<Part />\n\n<ChainId network="testnet" />\n'
  const { page, problems } = await compile(source, 'mdx')
  expect(problems).toEqual([])
  expect(page.headings.map(({ id }) => id)).toContain('from-the-partial')
  expect(page.html).toContain('<h2 id="sum">Sum 2')
  expect(page.html).toContain('id of testnet')
  expect(page.dependencies).toEqual(['content/_part.mdx'])
})

test('an accordion has its own id, which does not change that of a heading', async () => {
  const html = await htmlOf(
    ':::details[Does it work?]\nYes.\n:::\n\n## Does it work?\n\n:::details[More]{#own}\nText.\n:::\n',
  )
  expect(html.match(/<(?:details|h2)[^>]*>/g)).toEqual([
    '<details class="details" id="does-it-work-1">',
    '<h2 id="does-it-work">',
    '<details class="details" id="own">',
  ])
})

test('MDX: React finds nothing to complain of in the names of classes', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const html = await htmlOf(
    '## One\n\n<p class="wide">text</p>\n\n<docs-tabs class="set" />\n',
    'mdx',
  )
  expect(html).toContain('<a class="heading-anchor"')
  expect(html).toContain('<p class="wide">')
  expect(html).toContain('<docs-tabs class="set">')
  expect(error).not.toHaveBeenCalled()
  error.mockRestore()
})

test('MDX: a summary on its own line stays the summary', async () => {
  expect(await htmlOf('<details>\n<summary>More</summary>\ntext\n</details>', 'mdx')).toMatch(
    /^<details class="details"><summary>More<\/summary><p>\s*text<\/p><\/details>$/,
  )
})

test.each([
  ['# a\n\ntext {foo\n', 3],
  ['# a\n\n<!-- two\nlines -->\n\n## b {#id}\n\ntext {{c.d}}\n', 8],
  ['# a\n\n<!-- b -->\n\n<Open>\n\n`<!-- c -->`\n', 5],
])('MDX: a syntax error in %j has its line, that of no comment', async (text, line) => {
  expect((await compile(text, 'mdx')).problems).toMatchObject([{ code: 'mdx/syntax', line }])
})

test('plain Markdown takes braces and angle brackets as text', async () => {
  expect(await htmlOf('set `{a}` to {b} and a < b')).toBe(
    '<p>set <code>{a}</code> to {b} and a &lt; b</p>',
  )
})

test('collects links and images with their lines', async () => {
  const { page } = await compile(
    '[a](./b.md)\n\n![c](./d.png)\n\n<a href="/raw/">raw</a>\n\n[ref]\n\n[ref]: ../e.md',
  )
  expect(page.links).toEqual([
    { href: './b.md', line: 1 },
    { href: '/raw/', line: 5, isHtml: true },
    { href: '../e.md', line: 9 },
  ])
  expect(page.images).toEqual([{ href: './d.png', line: 3 }])
})

test('MDX: Head moves its elements to the document head and leaves nothing in the page', async () => {
  const { page } = await compile('<Head>\n  <meta name="x" content="y" />\n</Head>\n\ntext', 'mdx')
  expect(page.head).toEqual([{ tag: 'meta', attributes: { name: 'x', content: 'y' } }])
  expect(page.html.trim()).toBe('<p>text</p>')
})

test('a raw heading in capitals is part of the outline', async () => {
  const { page } = await compile('## A\n\n<H2 id="b">B</H2>\n')
  expect(page.headings.map(({ id }) => id)).toEqual(['a', 'b'])
})

test('a filter puts its field above its entries, which keep their place in the outline', async () => {
  const { page } = await compile(
    ':::filter[Find "terms"]\n\n## A\n\n### Account\n\nHolds.\n\n:::\n',
  )
  expect(page.html).toMatch(
    /^<docs-filter>\s*<p class="filter-bar"><label>Find &quot;terms&quot; <input type="search"/,
  )
  expect(page.headings.map(({ id }) => id)).toEqual(['a', 'account'])
})

test.each([
  ['a\n\n<BrokenOne />', '3 component/failed: <BrokenOne> failed: no such network'],
  ['a\n\n<BrokenOne>b</BrokenOne>', '3 component/failed: <BrokenOne> failed: no such network'],
  ['a\n\n<Nowhere />', '3 mdx/failed: <Nowhere>, which neither the site nor an import names'],
  ['a\n\n{nothing.there}', '3 mdx/failed: nothing is not defined'],
  [
    'export const a = {}\n\n{a.b.c}',
    "3 mdx/failed: Cannot read properties of undefined (reading 'c')",
  ],
  [
    'a\n\n{',
    '3 mdx/syntax: { (Unexpected end of file in expression, expected a corresponding closing brace for `{`)',
  ],
])('MDX that fails: %j', async (text, problem) => {
  expect(await reportedOf(text, 'mdx', context)).toEqual([problem])
})

test('MDX sees only the environment variables it is given', async () => {
  const text = '{Object.keys(process.env).filter((name) => name !== "NODE_ENV").join()}'
  expect(await htmlOf(text, 'mdx')).toBe('')
  const body = { file: 'content/a.mdx', format: 'mdx', text, firstLine: 1 } as const
  const { page } = await compilePage(body, { ...context, environment: { SHOWN: 'yes' } })
  expect(page.html).toContain('SHOWN')
})

test('a fence within a block quote closes there', async () => {
  const { page, problems } = await compile(
    '> ```js\n> a\n> ```\n\n:::note Title\nb\n:::\n\n:::nonsense\n:::\n',
  )
  expect(page.html).toContain('<p class="admonition-title">Title</p>')
  expect(problems.map(({ found }) => found)).toEqual([':::nonsense'])
})

test.each([
  'md',
  'mdx',
] as const)('comments and ids in code stay as they are: %s', async (format) => {
  const code = '## Install <!-- #install -->\n<!-- x -->\n## B {#b}'
  const html = await htmlOf(`\`\`\`text\n${code}\n\`\`\`\n\n\`<!-- x -->\` and \`{#y}\`\n`, format)
  expect(html).toContain('## Install &lt;!-- #install --&gt;')
  expect(html).toContain('<code>&lt;!-- x --&gt;</code> and <code>{#y}</code>')
  expect(html).not.toContain('{/*')
})

test.each([
  "import './styles.scss'",
  "import './no-such-module'",
])('MDX: %s is reported, because nothing can come of it', async (line) => {
  const { problems } = await compile(`# A\n\n${line}\n\nText.\n`, 'mdx')
  expect(problems).toMatchObject([{ code: 'mdx/unknown-import', line: 3 }])
})

test.each([
  "import Part from './_part.mdx'",
  'import Part from "./_part.mdx";',
  "import{Part} from'./_part.mdx'",
  "import {\n  Other as Part,\n} from './_part.mdx'",
  "import Other, { Part } from './_part.mdx'",
])('MDX: %s imports a partial', async (line) => {
  const { page, problems } = await compile(`${line}\n\n<Part />\n`, 'mdx')
  expect(problems).toEqual([])
  expect(page.headings).toMatchObject([{ id: 'from-the-partial' }])
})

test('an import in code is ignored', async () => {
  const text = "```js\nimport A from 'nowhere'\n```\n\n- ~~~js\n  import B from 'nowhere'\n  ~~~\n"
  expect((await compile(text, 'mdx')).problems).toEqual([])
})

test('what the parser cannot read in time is read by nothing before it', async () => {
  const text = `$x$ ${':a{'.repeat(20_000)}`
  const before = process.cpuUsage()
  const { page, problems } = await compile(text)
  expect(problems.map(({ code }) => code)).toEqual(['content/too-much-markup'])
  expect(page.html).toContain(':a{')
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(1)
})

test('the texts of footnotes are those of the language', async () => {
  const text = { ...context.text, footnotes: 'Notes', backToReference: 'Retour à {reference}' }
  const { page } = await compilePage(
    { file: 'a.md', format: 'md', text: 'A[^1] b[^1] | ~~c~~\n\n[^1]: d', firstLine: 1 },
    { ...context, text },
  )
  expect(page.html).toContain('>Notes</h2>')
  expect(page.html).toContain('aria-label="Retour à 1"')
  expect(page.html).toContain('aria-label="Retour à 1-2"')
  expect(page.html).toContain('<del>c</del>')
})
