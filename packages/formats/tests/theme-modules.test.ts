import { expect, test } from 'vitest'
import { compilePage } from '../../warraq/src/content/compile-page.ts'
import { moduleContext } from './module-context.ts'

const compile = (text: string) =>
  compilePage({ file: 'content/a.mdx', format: 'mdx', text, firstLine: 1 }, moduleContext())

const IMPORTS = `import Tabs from '@theme/Tabs'
import TabItem from '@theme/TabItem'
`
const tabs = (attributes: string, items: string) =>
  compile(`${IMPORTS}\n<Tabs ${attributes}>\n${items}\n</Tabs>\n`)
const ITEMS = `<TabItem value="mac" label="macOS">

Use **brew**.

</TabItem>
<TabItem value="linux" default>

Use apt.

</TabItem>`

test('JSX tabs become the same markup as the directive, the default tab shown', async () => {
  const { page, problems } = await tabs('groupId="os" queryString', ITEMS)
  expect(problems).toEqual([])
  expect(page.html).toContain('<docs-tabs data-group="os" data-query="os">')
  expect(page.html).toContain('aria-selected="false" tabindex="-1" data-value="mac">macOS</button>')
  expect(page.html).toContain('aria-selected="true" data-value="linux">linux</button>')
  expect(page.html).toMatch(
    /role="tabpanel"[^>]*hidden=""[^>]*data-value="mac"[^>]*>\s*<p>Use <strong>brew/,
  )
  expect(page.html).toContain('<script>')
})

test('defaultValue wins over the marked item; null selects none', async () => {
  expect((await tabs('defaultValue="mac"', ITEMS)).page.html).toContain(
    'aria-selected="true" data-value="mac"',
  )
  expect((await tabs('defaultValue={null}', ITEMS)).page.html).not.toContain('aria-selected="true"')
})

test.each([
  ['', '<p>text</p>', 'a child that is not a <TabItem value="…">'],
  ['', '<TabItem value="a">x</TabItem><TabItem value="a">y</TabItem>', 'the value "a" twice'],
  ['defaultValue="z"', '<TabItem value="a">x</TabItem>', 'defaultValue "z"; its values are a'],
  ['queryString', '<TabItem value="a">x</TabItem>', 'needs a groupId'],
])('a set of tabs with %j %s is an error with the reason', async (attributes, items, message) => {
  const { problems } = await tabs(attributes, items)
  expect(problems.map(({ found }) => found).join()).toContain(message)
})

test('a code block component is highlighted like a fence', async () => {
  const { page, problems } = await compile(
    `import CodeBlock from '@theme/CodeBlock'\n\n<CodeBlock language="json" title="a.json" showLineNumbers>{'{ "a": 1 }'}</CodeBlock>\n`,
  )
  expect(problems).toEqual([])
  expect(page.html).toContain('<figcaption>a.json</figcaption>')
  expect(page.html).toContain(
    '<pre class="shiki line-numbers" data-language="json" translate="no">',
  )
  expect(page.html).toContain('<span class="n">1 </span>')
})

test('a code block component takes the props that Docusaurus takes', async () => {
  const { page } = await compile(
    `import CodeBlock from '@theme/CodeBlock'\n\n<CodeBlock className="language-shell-session" title={<>a "b"</>} showLineNumbers={4}>x</CodeBlock>\n`,
  )
  expect(page.html).toContain('<figcaption>a &quot;b&quot;</figcaption>')
  expect(page.html).toContain('line-numbers" data-start="4" data-language="shell-session"')
})

test('a code block component knows the languages of plugins', async () => {
  const grammar = {
    name: 'haqqlang',
    scopeName: 'source.haqqlang',
    patterns: [{ match: 'pay', name: 'keyword.control' }],
    repository: {},
  }
  const context = moduleContext()
  const { page } = await compilePage(
    {
      file: 'a.mdx',
      format: 'mdx',
      text: `import CodeBlock from '@theme/CodeBlock'\n\n<CodeBlock language="haqqlang">pay</CodeBlock>\n`,
      firstLine: 1,
    },
    { ...context, extensions: { ...context.extensions, grammars: [grammar] } },
  )
  expect(page.html).toContain('<span class="k">pay</span>')
})

test('a defaultValue may be a number', async () => {
  const items = '<TabItem value={1}>x</TabItem><TabItem value={2}>y</TabItem>'
  expect((await tabs('defaultValue={2}', items)).page.html).toContain(
    'aria-selected="true" data-value="2"',
  )
})

test('admonition, link, address and themed image', async () => {
  const { page, problems } = await compile(`import Admonition from '@theme/Admonition'
import Link from '@docusaurus/Link'
import ThemedImage from '@theme/ThemedImage'
import useBaseUrl from '@docusaurus/useBaseUrl'

<Admonition type="tip" title="Do this">Text</Admonition>

<Link to="/a/">A</Link>

<ThemedImage alt="A map" sources={{ light: useBaseUrl('/map.svg'), dark: useBaseUrl('/map-dark.svg') }} />
`)
  expect(problems).toEqual([])
  expect(page.html).toContain('class="admonition admonition-tip" role="note" aria-label="Do this"')
  expect(page.html).toContain('<a href="/a/">A</a>')
  expect(page.html).toContain('class="only-dark" src="/map-dark.svg" alt="A map"')
  expect(page.links.map(({ href }) => href)).toEqual(['/a/'])
})

test('an unknown admonition type is a plain box and a warning, an unknown module an error', async () => {
  const wrong = await compile(
    `import Admonition from '@theme/Admonition'\n\n<Admonition type="nope">x</Admonition>\n`,
  )
  expect(wrong.problems).toMatchObject([
    { code: 'admonition/unknown-type', severity: 'warning', found: '<Admonition type="nope">' },
  ])
  expect(wrong.page.html).toContain('<p class="admonition-title">nope</p>')
  const unknown = await compile(`import X from '@theme/Unknown'\n\n<X />\n`)
  expect(unknown.problems[0]).toMatchObject({ code: 'mdx/unknown-import', line: 1 })
  expect(unknown.problems[0]?.expected).toContain('@theme/Tabs')
})

test('components may read the code blocks inside them, and draw them in another way', async () => {
  const { page, problems } =
    await compile(`export const Named = ({ children }) => <p>{children.props.children.props.className}, {children.props.children.props.metastring}</p>
export const Bare = ({ children }) => <div>{children.props.children}</div>
export const Same = ({ children }) => <section>{children}</section>

<Named>

\`\`\`js copy
one
\`\`\`

</Named>

<Bare>

\`\`\`json
two
\`\`\`

</Bare>

<Same>

\`\`\`css
three
\`\`\`

</Same>
`)
  expect(problems).toEqual([])
  expect(page.html).toContain('<p>language-js, copy</p>')
  expect(page.html).toMatch(/<div><docs-code[^>]*>.*data-language="json".*two/s)
  expect(page.html).toMatch(/<section>\s*<docs-code[^>]*>.*data-language="css".*three/s)
})

test('a redirect leads on below the base path, and by a link', async () => {
  const context = moduleContext({ baseUrl: '/x/' })
  const head = (to: string) =>
    compilePage(
      {
        ...{ file: 'src/pages/a.js', format: 'mdx', firstLine: 1 },
        text: `import { Redirect } from 'react-router-dom'\n\n<Redirect to="${to}" />\n`,
      },
      context,
    )
  const { page, problems } = await head('/docs/')
  expect(problems).toEqual([])
  expect(page.html).toContain('<a href="/docs/">')
  expect(page.head).toEqual([
    { tag: 'meta', attributes: { 'http-equiv': 'refresh', content: '0; url=/x/docs/' } },
  ])
  expect((await head('https://example.org/')).page.head?.[0]?.attributes.content).toBe(
    '0; url=https://example.org/',
  )
  expect((await head('javascript:alert(1)')).page.head).toBeUndefined()
})

test('one card, and a diagram by a component', async () => {
  const { page, problems } = await compile(
    "import DocCard from '@theme/DocCard'\nimport Mermaid from '@theme/Mermaid'\n\n<DocCard item={{ href: '/a/', label: 'A', description: 'b' }} />\n\n<Mermaid value=\"graph LR; a-->b\" />\n",
  )
  expect(problems).toEqual([])
  expect(page.html).toMatch(/<a [^>]*href="\/a\/".*<p>b<\/p>/s)
  expect(page.html).toContain('<svg')
})

test('a head by a component is that of the document, and tables within tabs keep their alignment', async () => {
  const { page, problems } = await compile(
    `import Head from '@docusaurus/Head'\n${IMPORTS}\n<Head><title>Oil</title></Head>\n\n<Tabs><TabItem value="a">\n\n| A |\n|:-:|\n| 1 |\n\n</TabItem></Tabs>\n`,
  )
  expect(problems).toEqual([])
  expect(page.documentTitle).toBe('Oil')
  expect(page.html).toContain('<th class="align-center"')
})

test('a page that asks for its version depends on its folder', async () => {
  const text =
    "import { useDocsVersion } from '@docusaurus/plugin-content-docs/client'\n\n{useDocsVersion()?.name}\n"
  expect(await compile(text)).toMatchObject({ isPlaced: true })
  expect((await tabs('', ITEMS)).isPlaced).toBeUndefined()
})
