import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../temporary-folder.ts'
import { readTree, runDocs } from './run-docs.ts'

const FIXTURE = join(import.meta.dirname, '../fixtures/docusaurus')

/** Build the project of the fixture, with some of its files replaced. */
async function buildWith(files: Readonly<Record<string, string>> = {}) {
  const dir = temporaryFolder()
  await cp(FIXTURE, dir, { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, name)), { recursive: true })
    await writeFile(join(dir, name), text)
  }
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
    'team/index.html',
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

test('a command of the package writes the configuration in the terms of the engine, once', async () => {
  const site = join(temporaryFolder(), 'website')
  await cp(join(FIXTURE, 'website'), site, { recursive: true })
  const run = await runDocs(['migrate', site])
  expect(run.exitCode, run.stderr).toBe(0)
  expect(await readFile(join(site, 'docs.config.ts'), 'utf8')).toContain('title: "Lighthouse"')
  expect(await readFile(join(site, 'MIGRATION.md'), 'utf8')).toContain('- [ ] ')
  const again = await runDocs(['migrate', site])
  expect(again.exitCode).toBe(1)
})

test('what is left out of a project is one finding each, with its effect', async () => {
  const { run } = await buildWith()
  const found = [...run.stderr.matchAll(/found {5}(.*)\n.*\n {2}fix {7}(.*)/g)]
  expect(found.map(([, setting, effect]) => `${setting}: ${effect}`)).toEqual([
    expect.stringContaining('preset classic: theme.customCss: its primary colour is kept'),
    'the plugin weatherPlugin: it does not run; what it adds to pages or to the output is missing',
    'themeConfig.announcementBar: its colours: the bar has the colours of the theme',
    'themeConfig.navbar: "collapsed" of an item: it has no effect',
    'themeConfig.navbar: an item of type "custom-wind": there is no such item',
    'broken links as errors: they are warnings: plugins that do not run, such as weatherPlugin, may add pages and headings',
    'the blog in blog: links to /blog/ lead to no page',
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

test('a .md page that is written in MDX is MDX, also with a tag of older MDX; one that is not MDX becomes Markdown', async () => {
  const { run, read } = await buildWith({
    'website/docs/lamps.md':
      'import Tabs from \'@theme/Tabs\'\nimport TabItem from \'@theme/TabItem\'\n\n# Lamps\n\n<Tabs>\n<TabItem value="a" label="Old">\n\nIt *smokes*.\n\n</TabItem>\n</Tabs>\n\n{1 + 1} lamps.\n',
    'website/docs/guides/oil.md':
      "import { Jars } from '@site/src/jars'\n\n# Oil\n\nAsk <http://localhost:80> for <Jars /> <big_jars>.\n",
    'website/src/jars.js': 'export const Jars = () => <b>2</b>\n',
    'website/docs/guides/wick.md':
      "import Tabs from '@theme/Tabs'\n\n# Wick\n\n<Tabs>\n\nIt needs *more*.\n",
  })
  expect(run.exitCode, run.stderr).toBe(0)
  const lamps = await read('lamps/index.html')
  expect(lamps).toContain('<em>smokes</em>')
  expect(lamps).toContain('<p>2 lamps.</p>')
  const oil = await read('guides/oil/index.html')
  expect(oil).toMatch(
    /<a href="http:\/\/localhost:80"[^>]*>http:\/\/localhost:80<\/a> for <b>2<\/b> &lt;big_jars&gt;/,
  )
  const wick = await read('guides/wick/index.html')
  expect(wick).toContain('<em>more</em>')
  expect(wick).not.toContain('import Tabs')
  for (const file of ['oil', 'wick'])
    expect(run.stderr).toContain(`docs/guides/${file}.md:5  warning  mdx/syntax`)
})

test('plugins of PostCSS in the configuration run; components may have types, and partials paths from the root', async () => {
  const config = await readFile(join(FIXTURE, 'website/docusaurus.config.ts'), 'utf8')
  const { run, read } = await buildWith({
    'website/docusaurus.config.ts': config.replace(
      'function weatherPlugin',
      "function dyePlugin() {\n return { name: 'dye', configurePostCss(options) { options.plugins.push(require('./dye.cjs'), require('no-such-dye')); return options } } },\nfunction weatherPlugin",
    ),
    'website/dye.cjs':
      "const { readFileSync } = require('node:fs')\nmodule.exports = () => ({ postcssPlugin: 'dye', Declaration(one) { if (one.value === 'lamp') one.value = readFileSync('lamp.txt', 'utf8') } })\nmodule.exports.postcss = true\n",
    'website/lamp.txt': '#090807',
    'website/src/css/custom.css':
      "@import '~@site/src/css/wick.css';\n@import '@site/src/css/ash.css';\n",
    'website/src/css/wick.css': '.wick { color: lamp }\n',
    'website/src/css/ash.css': '.wick { fill: gray }\n',
    'website/tsconfig.json': '{ "extends": "@docusaurus/tsconfig" }\n',
    'website/src/Lantern.jsx':
      'export const Lantern = ({ size }: { size: number }) => <i className="wick">{size}</i>\n',
    'website/docs/_wick.mdx': 'A wick of *cotton*.\n',
    'website/docs/lamps.md':
      "import { Lantern } from '@site/src/Lantern'\nimport Wick from '/docs/_wick.mdx'\n\n# Lamps\n\n<Lantern size={4} />\n\n<Wick />\n",
  })
  expect(run.exitCode, run.stderr).toBe(0)
  const html = await read('lamps/index.html')
  expect(html).toContain('<i class="wick">4</i>')
  expect(html).toContain('A wick of <em>cotton</em>')
  expect(html).toContain('.wick{color:#090807;fill:gray}')
  expect(run.stderr).toContain('found     configurePostCss of dyePlugin: no-such-dye')
  expect(run.stderr).not.toContain('the plugin dyePlugin')
})

test('imports in a fence that MDX runs are those of the page; films are files', async () => {
  const { run, read } = await buildWith({
    'website/src/Lantern.jsx':
      "import film from './night.webm'\nexport const Lantern = () => <video src={film} />\n",
    'website/src/night.webm': 'night',
    'website/docs/day.mp4': 'day',
    'website/docs/lamps.md':
      "# Lamps\n\n```mdx-code-block\nimport { Lantern } from '@site/src/Lantern'\nimport day from './day.mp4'\n\n<Lantern />\n\n<video src={day} />\n```\n",
  })
  expect(run.exitCode, run.stderr).toBe(0)
  const html = await read('lamps/index.html')
  expect(html).toMatch(/<video[^>]* src="\/assets\/files\/night-\w+\.webm"/)
  expect(html).toMatch(/<video[^>]* src="\/assets\/files\/day-\w+\.mp4"/)
  expect(html).not.toContain('mdx-code-block')
  expect(run.stderr).not.toContain('mdx/')
})

test('a Markdown file that a module imports keeps its admonitions', async () => {
  const { run, read } = await buildWith({
    'website/src/parts.js':
      "import { useState } from 'react'\nimport Oil from './oil.md'\nexport { Oil }\nexport function Can() {\n  const [isFull] = useState(true)\n  return isFull && <section><Oil /></section>\n}\n",
    'website/src/oil.md':
      'Some *oil*.\n\n:::warning Hot\n\nMind the **wick**.\n\n:::\n\n- item\n\n  ::::note[A "can"]\n  :::tip\n  Full.\n  :::\n  ::::\n\n```md\n:::note\n```\n',
    'website/docs/lamps.md': "import { Oil } from '@site/src/parts'\n\n# Lamps\n\n<Oil />\n",
    'website/docs/can.md': "import { Can } from '@site/src/parts'\n\n# Can\n\n<Can />\n",
  })
  expect(run.exitCode, run.stderr).toBe(0)
  const html = await read('lamps/index.html')
  expect(html).toMatch(/class="admonition admonition-warning"[^>]*>.*Hot.*<strong>wick<\/strong>/s)
  expect(html).toMatch(/admonition-note.*A &quot;can&quot;.*admonition-tip.*Full/s)
  expect(html.match(/:::/g)).toHaveLength(1)
  expect(html).toContain('data-language="md"')
  expect(await read('can/index.html')).toMatch(/<section>.*<em>oil<\/em>/s)
})

test('two pages with one address are a warning, also where one of them ends in a slash', async () => {
  const config = await readFile(join(FIXTURE, 'website/docusaurus.config.ts'), 'utf8')
  const { run, read } = await buildWith({
    'website/docusaurus.config.ts': config.replace('trailingSlash: true,', ''),
    'website/docs/lamps.md': '# Lamps of brass\n',
    'website/docs/lamps/README.md': '# Lamps of glass\n',
  })
  expect(run.exitCode, run.stderr).toBe(0)
  expect(run.stderr).toMatch(/docs\/lamps\/README\.md {2}warning {2}route\/duplicate/)
  expect(await read('lamps/index.html')).toContain('Lamps of glass')
})

test('a page sets its title and description in a head element', async () => {
  const { run, read } = await buildWith({
    'website/docs/lamps.md':
      '# Lamps\n\n<head>\n  <title>Lamps of the coast</title>\n  <meta name="description" content="Brass" />\n</head>\n\nText.\n',
  })
  expect(run.exitCode, run.stderr).toBe(0)
  const html = await read('lamps/index.html')
  expect(html).toContain('<title>Lamps of the coast</title>')
  expect(html).toContain('<meta name="description" content="Brass" data-page>')
  expect(html).toMatch(/<h1[^>]*>Lamps</)
  expect(run.stderr).not.toContain('html/left-out')
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
  ['is not JavaScript', 'export default {', 'docusaurus.config.ts cannot be read:\n'],
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
      "remarkPlugins: [[require('./shout.js'), { mark: '!' }], require('no-such-remark'), function odd() { return () => 3 }, require('./shout.js').lost], rehypePlugins: [() => (tree) => { tree.children.push({ type: 'element', tagName: 'hr', properties: {}, children: [] }) }], sidebarPath:",
    ),
    'website/shout.js':
      "const { visit } = require('unist-util-visit')\nmodule.exports = function shout({ mark }) {\n  return (tree) => visit(tree, 'text', (node) => { node.value += mark })\n}\nmodule.exports.lost = function lost() {\n  return () => new Promise(() => require('node:child_process').spawn('no-such-program'))\n}\n",
    'website/docs/lamps.md': '# Lamps\n\nA lamp.\n',
  })
  expect(run.exitCode, run.stderr).toBe(0)
  const html = await read('lamps/index.html')
  expect(html).toContain('<p class="lead">A lamp.!</p>')
  expect(html).toContain('<hr>')
  expect(run.stderr).toContain('remarkPlugins (no-such-remark)')
  expect(run.stderr).toContain('odd: it returned no tree, but 3')
  expect(run.stderr).toContain('lost: spawn no-such-program ENOENT')
  expect(await read('handbook/index.html')).not.toContain('!</p>')
})

test('components for all pages, parts of the theme and aliases are those of the project', async () => {
  const config = await readFile(join(FIXTURE, 'website/docusaurus.config.ts'), 'utf8')
  const { run, read } = await buildWith({
    'website/docusaurus.config.ts': config.replace(
      'plugins: [',
      () =>
        "plugins: ['./aliases.js', (context) => ({ name: 'x', configureWebpack: () => ({ resolve: { alias: { '@parts': './src/parts', '@gone$': '/elsewhere', 'oil-lamp$': 'oil-lamp-web', 'gas-lamp': 'gas-lamp-web' } } }) }), ",
    ),
    'website/aliases.js':
      "module.exports = () => ({ name: 'y', configureWebpack: () => ({ resolve: { alias: { '@wicks': './src/parts' } } }) })\n",
    'website/src/theme/MDXComponents.js': `import Original from '@theme-original/MDXComponents'
import Heading from '@theme/Heading'
import OriginalA from '@theme-original/MDXComponents/A'
import Tabs from '@theme/Tabs'
import Lamp, { Switch } from '@parts/lamp'
import Tank from 'no-such-tank'
export default { ...Original, Tabs, Lamp, Switch, Tank, table: 'div', h2: (props) => <Heading as="h2" {...props} className="loud" />, a: ({ href, children }) => <OriginalA href={href} title="go">{children}</OriginalA>, em: () => { throw new Error('no') }, pre: 'div' }
`,
    'website/src/parts/lamp.jsx': `import { Component, useState } from 'react'
export class Stand extends Component { render() { return <s>{this.props.children}</s> } }
import { Glass } from 'oil-lamp'
import { gas } from 'gas-lamp'
export const Drawn = ({ name }) => <img src={require(\`@site/static\${name}\`).default} alt="" />
export const Named = ({ name }) => <img src={require('@site/static/img/' + name).default} alt="" />
export const Wick = () => null
export const Wicks = ({ children }) => {
  if (children.type !== Wick) throw new Error('only wicks')
  return <u>{children.props.children}</u>
}
export const Oil = () => <Glass><i>{gas}</i></Glass>
export default ({ children }) => <b className="lamp">{children}</b>
export const Switch = () => { const [on, set] = useState(false); return <button onClick={() => set(!on)}>{on ? 'on' : 'off'}</button> }
`,
    'website/node_modules/gas-lamp-web/package.json': '{ "name": "gas-lamp-web" }',
    'website/node_modules/gas-lamp-web/index.js': "exports.gas = 'gas'\n",
    'website/src/theme/Beacon/index.js': 'export default () => <i>beacon</i>\n',
    'website/src/theme/CodeBlock/index.js':
      "import x from '@docusaurus/theme-common/internal'\nexport default () => x.fails()\n",
    'website/src/theme/Navbar.js': 'export default () => null\n',
    'website/docs/lamps.md': `import Beacon from '@theme/Beacon'
import CodeBlock from '@theme/CodeBlock'
import TOCInline from '@theme/TOCInline'
import Lamp2, { Drawn, Named, Oil, Stand, Wick, Wicks } from '@wicks/lamp'

# Lamps

<Lamp>lit *up*</Lamp> <Lamp2 /> <Oil /> <Switch /> <Beacon /> <Tank><Tank.Top>full</Tank.Top></Tank>

<Wicks><Wick>cotton</Wick></Wicks> <Stand>iron</Stand>

<Drawn name="/img/lamp.svg" /><Named name="lamp.svg" />

<CodeBlock language="js">let it</CodeBlock>

<TOCInline toc={toc} />

## One \`a\`

See [oil](guides/oil.md).

### Inner

## Two

#### Deep
`,
  })
  expect(run.exitCode, run.stderr).toBe(0)
  const html = await read('lamps/index.html')
  expect(html).toMatch(/<b class="lamp">lit <em>up<\/em><\/b>\s<b class="lamp"><\/b>\s<i>gas<\/i>/)
  expect(html).toMatch(
    /<docs-island class="page-part" data-name="src\/theme\/MDXComponents" data-export="default.Switch"[^>]*><button>off/,
  )
  expect(html.match(/<img [^>]*src="\/img\/lamp\.svg"/g)).toHaveLength(2)
  expect(html).toMatch(/<u>cotton<\/u>\s<s>iron<\/s>/)
  expect(html).toMatch(/<i>beacon<\/i>\sfull/)
  expect(html).toContain('<pre class="shiki')
  expect(html).toContain(
    '<ul><li><a href="#one-a">One a</a><ul><li><a href="#inner">Inner</a></li></ul></li><li><a href="#two">Two</a></li></ul>',
  )
  expect(run.stderr).toContain('found     src/theme: CodeBlock, Navbar')
  expect(html).toContain('<h2 id="one-a" class="loud">')
  expect(html).toContain('<a href="/guides/oil/" title="go">oil</a>')
  expect(run.stderr).toContain('components for elements that the engine draws: pre')
  expect(run.stderr).toContain('<em> failed: no')
})

test('pages keep what Docusaurus shows: dollar signs, frames, images by address, chosen files', async () => {
  const config = await readFile(join(FIXTURE, 'website/docusaurus.config.ts'), 'utf8')
  const { run, read } = await buildWith({
    'website/docusaurus.config.ts': config.replace(
      'sidebarPath:',
      "exclude: ['**/old-*.md', 'drafts/**'], sidebarPath:",
    ),
    'website/docs/lamps.md': `# Lamps

From $A_1$ to $B_1$, <font color="red">red</font>.

<iframe src="https://example.org/film" title="A film"></iframe>

<img src="../img/lamp.png" alt="By address" />

<div className="card">A card</div>
`,
    'website/docs/guides/old-oil.md': '# Old oil\n',
    'website/docs/drafts/x/y.md': '# Draft\n',
    'website/static/img/lamp.png': 'no picture',
  })
  expect(run.exitCode, run.stderr).toBe(0)
  const html = await read('lamps/index.html')
  expect(html).toContain('From $A_1$ to $B_1$, <font color="red">red</font>.')
  expect(html).toContain('<iframe src="https://example.org/film"')
  expect(html).toMatch(/frame-src [^;]*https:/)
  expect(html).toMatch(/<img [^>]*src="\/img\/lamp.png"/)
  expect(html).toContain('<div class="card">A card</div>')
  await expect(read('guides/old-oil/index.html')).rejects.toThrow('ENOENT')
  await expect(read('drafts/x/y/index.html')).rejects.toThrow('ENOENT')
})

test('a module that loops while it is imported is named, and its page is built without it', async () => {
  const { run, read } = await buildWith({
    'website/docs/lamps.md': `import Endless from './endless.js'
import { later } from './later.js'
import Lamp, * as all from './lamp.jsx'
import Oiled from './oiled.jsx'

# Lamps

<Endless /> {later} <Lamp /> {Object.keys(all).join()}

<Oiled />
`,
    'website/docs/endless.js': 'for (;;) {}\nexport default () => null\n',
    'website/docs/lamp.jsx': 'export default () => <b>lit</b>\nexport const size = 2\n',
    'website/docs/oiled.jsx':
      "import Oil from './_oil.md'\n\nexport default () => <section><Oil /></section>\n",
    'website/docs/_oil.md':
      "---\ntitle: Oil\n---\n\nimport Link from '@docusaurus/Link'\n\nWith **oil** {1 + 1} <Link to='/lamps'>lit</Link>\n",
    'website/docs/later.js': 'export const later = "soon"\n',
  })
  expect(run.exitCode, run.stderr).toBe(0)
  expect(await read('lamps/index.html')).toMatch(
    /soon\s+<b>lit<\/b>\s+(?:default,size|size,default)/,
  )
  expect(await read('lamps/index.html')).toMatch(
    /<section><p>With <strong>oil<\/strong> 2 <a href="\/lamps\/">lit<\/a><\/p>\s*<\/section>/,
  )
  expect(run.stderr).toContain('import of "./endless.js": it did not end within 10 seconds')
})

test('a module that waits at its top level is imported', async () => {
  const { run, read } = await buildWith({
    'website/docs/lamps.md': "import { later } from './later.js'\n\n# Lamps\n\nCome {later}.\n",
    'website/docs/later.js': 'export const later = await Promise.resolve("soon")\n',
  })
  expect(run.exitCode, run.stderr).toBe(0)
  expect(await read('lamps/index.html')).toContain('Come soon.')
})

test('components beside docs of another folder are those of the project', async () => {
  const config = await readFile(join(FIXTURE, 'website/docusaurus.config.ts'), 'utf8')
  const { run, read } = await buildWith({
    'website/docusaurus.config.ts': config.replace(
      'plugins: [',
      () =>
        "plugins: [['@docusaurus/plugin-content-docs', { id: 'x', path: '../more', routeBasePath: 'more', sidebarPath: false }], ",
    ),
    'more/index.mdx': "import Wick from './parts/wick'\n\n# More\n\n<Wick />\n",
    'more/parts/wick.jsx': 'export default () => <b>wick</b>\n',
  })
  expect(run.exitCode, run.stderr).toBe(0)
  expect(await read('more/index.html')).toContain('<b>wick</b>')
})

test('cards of a sidebar are those of the category of the page', async () => {
  const { run, read } = await buildWith({
    'website/sidebars.ts':
      "export default { main: ['intro', { type: 'category', label: 'More', link: { type: 'doc', id: 'lamps' }, items: ['guides/oil'] }] }\n",
    'website/docs/lamps.md': `import DocCardList from '@theme/DocCardList'
import { useCurrentSidebarCategory } from '@docusaurus/theme-common'

# Lamps

<DocCardList items={useCurrentSidebarCategory().items} />
`,
    'website/docs/guides/oil.md': `import DocCardList from '@theme/DocCardList'

# Oil

<DocCardList items={[{ href: '/lamps', label: 'Back', description: 'to lamps' }]} />
`,
  })
  expect(run.exitCode, run.stderr).toBe(0)
  expect(await read('lamps/index.html')).toMatch(
    /<div class="cards"><a class="card" href="\/guides\/oil\/"><span class="card-title">Oil<\/span>/,
  )
  expect(await read('guides/oil/index.html')).toMatch(
    /<a class="card" href="\/lamps\/?"><span class="card-title">Back<\/span><p>to lamps<\/p>/,
  )
})

test('functions of the configuration change pages before they are compiled', async () => {
  const config = await readFile(join(FIXTURE, 'website/docusaurus.config.ts'), 'utf8')
  const withMarkdown = (code: string) => ({
    'website/docusaurus.config.ts': config.replace(
      'trailingSlash:',
      `markdown: { ${code} },\n  trailingSlash:`,
    ),
    'website/docs/_part.mdx': '---\ntitle: Lamps\n---\n\nA part of {lamp}.\n',
    'website/docs/lamps.md':
      "---\ntitle: Lamps\n---\n\nimport Part from './_part.mdx'\n\nA {lamp}.\n\n<Part />\n",
  })
  const { run, read } = await buildWith(
    withMarkdown(
      "preprocessor: ({ filePath, fileContent }) => fileContent.replaceAll('{lamp}', filePath.split('/').at(-1)), parseFrontMatter: async (given) => { const result = await given.defaultParseFrontMatter(given); if (result.frontMatter.title === 'Lamps') result.frontMatter.title = 'Lights'; return result }",
    ),
  )
  expect(run.exitCode, run.stderr).toBe(0)
  const html = await read('lamps/index.html')
  expect(html).toContain('<p class="lead">A lamps.md.</p>')
  expect(html).toContain('<p>A part of _part.mdx.</p>')
  expect(html).toContain('<h1>Lights</h1>')
  const failed = await buildWith(withMarkdown("preprocessor: () => { throw new Error('no wick') }"))
  expect(failed.run.exitCode).toBe(1)
  expect(failed.run.stderr).toContain('markdown.preprocessor failed for')
  expect(failed.run.stderr).toContain('no wick')
})

test('classes of Infima have styles on the pages that use them; the primary colour is the accent', async () => {
  const { run, read } = await buildWith({
    'website/docs/lamps.md':
      '# Lamps\n\n<div className="alert alert--info margin-bottom--md">Wet</div>\n\n<a className="button button--secondary" href="/guides/oil/">Oil</a>\n\n<Nothing/>\n\nexport const Nothing = () => null\n',
  })
  expect(run.exitCode, run.stderr).toBe(0)
  const html = await read('lamps/index.html')
  expect(html).toContain('<div class="alert alert--info margin-bottom--md">Wet</div>')
  expect(html).toMatch(/\.alert--info\{--tone:var\(--info\)\}/)
  expect(html).toMatch(/--color-accent:light-dark\(#063,#/)
  const oil = await read('guides/oil/index.html')
  expect(oil).not.toContain('.alert--info')
})

test('pages of src/pages are pages; one whose component fails is left out', async () => {
  const { run, read, site } = await buildWith({
    'website/src/pages/crew/index.jsx': `import Layout from '@theme/Layout'
import Link from '@docusaurus/Link'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import styles from './crew.module.css'
export default function Team() {
  const { siteConfig } = useDocusaurusContext()
  return <Layout title="Our team" description="Who keeps it."><main className={styles.all}><h1>{siteConfig.title}</h1><Link to="/lamps">Lamps</Link></main></Layout>
}
`,
    'website/src/pages/team.tsx': 'export default () => { throw new Error("no team") }\n',
    'website/src/pages/crew/crew.module.css': '.all { color: red }',
    'website/src/pages/about.md': '# About\n\nSee [lamps](/lamps).\n',
    'website/src/pages/index.js':
      'export default () => <h1>Never, because the docs have this address</h1>\n',
    'website/src/pages/broken.js': 'export default () => { throw new Error("no crew") }\n',
    'website/docs/lamps.md': '# Lamps\n\n[Crew](/crew) [about](/about/) [broken](/broken)\n',
  })
  expect(run.exitCode, run.stderr).toBe(0)
  const team = await read('crew/index.html')
  expect(team).toContain('<title>Our team | Lighthouse</title>')
  expect(team).toMatch(/<main class="crew_all_\w+"><h1>Lighthouse<\/h1><a href="\/lamps\/">Lamps/)
  expect(await read('about/index.html')).toContain('<a href="/lamps/">lamps</a>')
  expect(await read('index.html')).toContain('Keep the light')
  expect(Object.keys(await readTree(join(site, 'dist')))).not.toContain('broken/index.html')
  expect(run.stderr).toContain('<Page> failed: no crew')
  expect(run.stderr).not.toContain('link/')
})

test.each([
  [
    'a module',
    {
      'website/src/pages/crew.jsx':
        "import Name from 'crew-name'\nexport default () => <p><Name>Mo</Name></p>\n",
    },
  ],
  [
    'a partial in MDX',
    {
      'website/src/pages/crew.jsx':
        "import Crew from './_crew.mdx'\nexport default () => <main><Crew /></main>\n",
      'website/src/pages/_crew.mdx': "import Name from 'crew-name'\n\n<p><Name>Mo</Name></p>\n",
    },
  ],
])('a package that %s needs is in the page as soon as it is installed', async (_, files) => {
  const { run, read, site } = await buildWith(files)
  expect(run.stderr).toContain('crew-name, which the engine does not have')
  const installed = join(site, 'node_modules/crew-name')
  await mkdir(installed, { recursive: true })
  await writeFile(
    join(installed, 'package.json'),
    '{ "name": "crew-name", "version": "1.0.0", "main": "index.cjs" }',
  )
  await writeFile(join(installed, 'index.cjs'), "module.exports = () => 'Captain Mo'\n")
  const again = await runDocs(['build', site])
  expect(again.stderr).not.toContain('crew-name')
  expect(await read('crew/index.html')).toContain('Captain Mo')
})
