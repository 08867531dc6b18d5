import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readTree, runDocs } from './run-docs.ts'

const FIXTURE = join(import.meta.dirname, '../fixtures/docusaurus')

/** Build the project of the fixture, with some of its files replaced. */
async function buildWith(files: Readonly<Record<string, string>> = {}) {
  const dir = await mkdtemp(join(tmpdir(), 'docusaurus-'))
  await cp(FIXTURE, dir, { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(join(dir, name), text)
  const site = join(dir, 'website')
  const run = await runDocs(['build', site])
  const read = (path: string) => readFile(join(site, 'dist', path), 'utf8')
  return { site, run, read }
}

/** Texts of the links of an element, in order. */
function linksIn(html: string, element: RegExp): string[] {
  const [, inner = ''] = element.exec(html) ?? []
  return [...inner.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, href, text = '']) => `${text.replace(/<[^>]*>/g, '').trim()} ${href}`,
  )
}

test('a project is built as it is: routes, sidebars, navbar, links, edit links', async () => {
  const { site, run, read } = await buildWith()
  expect(run.exitCode, run.stderr).toBe(0)
  const pages = Object.keys(await readTree(join(site, 'dist'))).filter((path) =>
    path.endsWith('index.html'),
  )
  expect(pages).toEqual([
    'guides/oil/index.html',
    'handbook/index.html',
    'index.html',
    'lamps/index.html',
    'search/index.html',
  ])
  const oil = await read('guides/oil/index.html')
  expect(oil).toContain('<title>Oil | Lighthouse</title>')
  expect(linksIn(oil, /<docs-sidebar[^>]*>(.*?)<\/docs-sidebar>/s)).toEqual([
    'Keep the light /',
    'All lamps /lamps/',
    'Oil /guides/oil/',
  ])
  expect(oil).toContain(
    'href="https://example.org/lighthouse/edit/main/website/docs/guides/oil.md"',
  )
  const handbook = await read('handbook/index.html')
  expect(handbook).toContain('href="https://example.org/edit/index.md"')
  expect(handbook).toMatch(/<img src="\/assets\/files\/plan-\w+\.svg"/)
  const home = await read('index.html')
  expect(home).toContain('Storm <b>tonight</b>')
  expect(home).toContain('<a href="/guides/oil/">oil</a>')
})

test('what is left out of a project is one finding each, with its effect', async () => {
  const { run } = await buildWith()
  const found = [...run.stderr.matchAll(/found {5}(.*)\n.*\n {2}fix {7}(.*)/g)]
  expect(found.map(([, setting, effect]) => `${setting}: ${effect}`)).toEqual([
    expect.stringContaining('preset classic: theme.customCss: the styles are left out'),
    'the plugin weatherPlugin: it does not run; what it adds to pages or to the output is missing',
    'themeConfig.announcementBar: its colours: the bar has the colours of the theme',
    'themeConfig.navbar: "collapsed" of an item: it has no effect',
    'themeConfig.navbar: an item of type "custom-wind": there is no such item',
    'the blog in blog: links to /blog/ lead to no page',
    'the pages of src/pages: these addresses have no page: /team/',
  ])
})

test.each([
  { setting: 'trailingSlash: false', oil: 'guides/oil.html', intro: 'index.html' },
  { setting: '', oil: 'guides/oil/index.html', intro: 'index.html' },
])('with "$setting" no page has a slash at its end', async ({ setting, oil, intro }) => {
  const config = await readFile(join(FIXTURE, 'website/docusaurus.config.ts'), 'utf8')
  const { run, read } = await buildWith({
    'website/docusaurus.config.ts': config.replace(
      'trailingSlash: true,',
      setting && `${setting},`,
    ),
    'website/docs/lamps.md': '# Lamps\n\nA lamp burns [oil](guides/oil).\n',
    'website/docs/guides/oil.md': '# Oil\n\nSee [lamps](../lamps) and [oil](./oil).\n',
  })
  expect(run.exitCode, run.stderr).toBe(0)
  expect(run.stderr).not.toContain('link/')
  const html = await read(oil)
  expect(html).toContain('<a href="/lamps">lamps</a> and <a href="/guides/oil">oil</a>')
  expect(html).toMatch(/rel="canonical" href="[^"]*[^/]\/guides\/oil"/)
  expect(await read(intro)).toContain('href="/handbook')
})

test('a .md page that is written in MDX is MDX; one that is no MDX becomes Markdown', async () => {
  const { run, read } = await buildWith({
    'website/docs/lamps.md':
      'import Tabs from \'@theme/Tabs\'\nimport TabItem from \'@theme/TabItem\'\n\n# Lamps\n\n<Tabs>\n<TabItem value="a" label="Old">\n\nIt *smokes*.\n\n</TabItem>\n</Tabs>\n\n{1 + 1} lamps.\n',
    'website/docs/guides/oil.md':
      "import Tabs from '@theme/Tabs'\n\n# Oil\n\nAsk <http://localhost:80> for *more*.\n",
  })
  expect(run.exitCode, run.stderr).toBe(0)
  const lamps = await read('lamps/index.html')
  expect(lamps).toContain('<em>smokes</em>')
  expect(lamps).toContain('<p>2 lamps.</p>')
  const oil = await read('guides/oil/index.html')
  expect(oil).toContain('<em>more</em>')
  expect(oil).not.toContain('import Tabs')
  expect(run.stderr).toContain('docs/guides/oil.md:5  warning  mdx/syntax')
})

const FAULTS: readonly (readonly [what: string, code: string, message: string])[] = [
  [
    'throws',
    "const a: string = 'x'\nfunction fail(): never {\n  throw new Error('no oil')\n}\nexport default fail()\n",
    'docusaurus.config.ts:3 failed while it ran:\nno oil\n',
  ],
  [
    'exits',
    "console.error('closing')\nprocess.exit(3)\n",
    'docusaurus.config.ts ended the process with exit code 3, and printed:\nclosing\n',
  ],
  ['is no JavaScript', 'export default {', 'docusaurus.config.ts cannot be read:\n'],
  [
    'names sidebars that do not exist',
    "export default { title: 'x', url: 'https://example.org', presets: [['classic', { docs: { sidebarPath: './no.js' } }]] }\n",
    'docusaurus.config.ts names the file "./no.js" with sidebars, which does not exist.\nCreate it, or correct "sidebarPath".\n',
  ],
]

test.each(FAULTS)('a configuration that %s is one message', async (_, code, message) => {
  const { run } = await buildWith({ 'website/docusaurus.config.ts': code })
  expect(run.exitCode).toBe(1)
  expect(run.stderr.startsWith(message), run.stderr).toBe(true)
  expect(run.stderr).not.toMatch(/^\s+at /m)
})

test('components of a project read its configuration; what needs the browser is an island', async () => {
  const { run, read } = await buildWith({
    'website/docs/lamps.md': `import Value, { Count, upper } from '@site/src/pages/_value'
import BrowserOnly from '@docusaurus/BrowserOnly'
import Nothing from '@theme/Nothing'

# Lamps

<Value name="title" /> has <Count /> {upper('lamps')}.

<BrowserOnly fallback={<p>Later</p>}>{() => <p>Never</p>}</BrowserOnly>

<Nothing>

Inside *it*.

</Nothing>
`,
    'website/src/pages/_value.js': `import React from 'react'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import { useColorMode } from '@docusaurus/theme-common'

export default function Value({ name }) {
  const { siteConfig } = useDocusaurusContext()
  return <b className={useColorMode().colorMode}>{siteConfig[name]}</b>
}
export const Count = () => {
  const [count] = React.useState(3)
  return <i>{count}</i>
}
export const upper = (text) => text.toUpperCase()
`,
  })
  expect(run.exitCode, run.stderr).toBe(0)
  const html = await read('lamps/index.html')
  const text = html.replace(/<\/?docs-island[^>]*>/g, '')
  expect(text).toContain('<b class="light">Lighthouse</b> has <i>3</i> LAMPS.')
  expect(html.match(/<docs-island class="page-part" data-name="src\/pages\/_value"/g)).toHaveLength(
    2,
  )
  expect(html).toContain('<p>Later</p>')
  expect(html).toContain('Inside <em>it</em>.')
  expect(run.stderr).toContain('found     import of "@theme/Nothing"')
})

test('plugins of remark and rehype run; what they lack or do wrong is named', async () => {
  const config = await readFile(join(FIXTURE, 'website/docusaurus.config.ts'), 'utf8')
  const { run, read } = await buildWith({
    'website/docusaurus.config.ts': config.replace(
      'sidebarPath:',
      "remarkPlugins: [[require('./shout.js'), { mark: '!' }], require('no-such-remark'), function odd() { return () => 3 }], rehypePlugins: [() => (tree) => { tree.children.push({ type: 'element', tagName: 'hr', properties: {}, children: [] }) }], sidebarPath:",
    ),
    'website/shout.js':
      "const { visit } = require('unist-util-visit')\nmodule.exports = function shout({ mark }) {\n  return (tree) => visit(tree, 'text', (node) => { node.value += mark })\n}\n",
    'website/docs/lamps.md': '# Lamps\n\nA lamp.\n',
  })
  expect(run.exitCode, run.stderr).toBe(0)
  const html = await read('lamps/index.html')
  expect(html).toContain('<p>A lamp.!</p>')
  expect(html).toContain('<hr>')
  expect(run.stderr).toContain('remarkPlugins (no-such-remark)')
  expect(run.stderr).toContain('odd: it returned no tree, but 3')
  expect(await read('handbook/index.html')).not.toContain('!</p>')
})
