import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../temporary-folder.ts'
import { runDocs } from './run-docs.ts'
import { READS_MODULES } from './with-modules.ts'

/** Build a site of these files; `page.mdx` is its home page. */
async function buildPage(page: string, files: Readonly<Record<string, string>> = {}) {
  const dir = temporaryFolder()
  const all = {
    'docs.config.ts': `export default { title: 'T', url: 'https://example.org', sections: [{ id: 'd', path: 'docs', route: '/' }], lastUpdated: { date: false }, checks: { strict: false }, plugins: [${READS_MODULES}] }\n`,
    'docs/index.mdx': page,
    ...files,
  }
  for (const [name, text] of Object.entries(all)) {
    await mkdir(dirname(join(dir, name)), { recursive: true })
    await writeFile(join(dir, name), text)
  }
  const run = await runDocs(['build', dir])
  const html = run.exitCode === 0 ? await readFile(join(dir, 'dist/index.html'), 'utf8') : ''
  return { run, html }
}

const FILES = {
  'parts/Card.jsx':
    "import styles from './card.module.css'\nimport './card.css'\nimport mark from './mark.svg'\n\nexport default function Card({ title, children }) {\n  return <section className={styles.card}><img src={mark} alt=\"\" /><b>{title}</b>{children}</section>\n}\nexport const Badge = () => <i>badge</i>\nexport const half = (n) => n / 2\n",
  'parts/card.module.css': '.card { color: red }',
  'parts/card.css': '.x { color: red }',
  'parts/mark.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><circle cx="4" cy="4" r="3"/></svg>',
  'docs/data.json': '{ "lamp": { "oil": "whale" } }',
  'docs/data.yaml': 'lamp:\n  wick: cotton\n',
  'docs/example.txt': 'line <one>\n',
  'parts/throws.tsx': "export default function Throws() {\n  throw new Error('no window')\n}\n",
  'parts/broken.ts': "throw new Error('at import')\n",
}

test('pages import components, data, text and packages', async () => {
  const { run, html } = await buildPage(
    `import Card, { Badge as Mark, half } from '../parts/Card'
import * as all from '@site/parts/Card.jsx'
import data from './data.json'
import more from './data.yaml'
import text from '!!raw-loader!./example.txt'
import { useState } from 'react'

# Page

<Card title="Own">

With *content*.

</Card>

<Mark /> {half(8)} {all.half(6)} {data.lamp.oil} {more.lamp.wick} {typeof useState}

<pre>{text}</pre>
`,
    FILES,
  )
  expect(run.exitCode, run.stderr).toBe(0)
  expect(run.stderr).not.toContain('mdx/')
  expect(html).toMatch(
    /<section class="card_card_\w+"><img[^>]* src="\/assets\/files\/mark-\w+\.svg"/,
  )
  expect(html).toContain('<b>Own</b>')
  expect(html).toContain('With <em>content</em>.')
  expect(html.replaceAll('\n', ' ')).toContain('<i>badge</i> 4 3 whale cotton function')
  expect(html).toContain('line &lt;one&gt;')
  expect(html).toMatch(/<style[^>]*>\.card_card_\w+\{color:red\}/)
})

test('pages use images by require, drawings as components, and their own style sheets', async () => {
  const { run, html } = await buildPage(
    `import Mark from '../parts/mark.svg'
import './page.css'
import styles from './page.module.css'

# Page

<Mark width="20" />

<img src={require('../parts/mark.svg').default} alt="A mark" />

<p className={styles.blue}>{require('./data.json').lamp.oil}</p>

\`require('./none.png')\`
`,
    {
      ...FILES,
      'docs/page.css': 'h1 { color: green }',
      'docs/page.module.css': '.blue { color: blue }',
    },
  )
  expect(run.exitCode, run.stderr).toBe(0)
  expect(run.stderr).not.toContain('mdx/')
  expect(html.match(/<img [^>]*src="\/assets\/files\/mark-\w+\.svg"/g)).toHaveLength(2)
  expect(html).toMatch(/<p class="page_blue_\w+">whale<\/p>/)
  expect(html).toMatch(/<style[^>]*>h1\{color:green\}/)
  expect(html).toMatch(/<style[^>]*>\.page_blue_\w+\{color:#00f\}/)
})

test('styles of pages go through Vite; a missing package is a warning', async () => {
  const { run, html } = await buildPage(
    `import styles from './a.module.css'
import './b.css'
import './c.scss'
import './d.less'

# Page

<p className={styles.both}>Lamp</p>
`,
    {
      'docs/a.module.css':
        '.both { composes: base from "./base.module.css"; & b { color: green } }',
      'docs/base.module.css': '.base { color: red }',
      'docs/b.css': "@import 'no-such-package/x.css';\n@import './own.css';\nh1 { color: blue }",
      'docs/own.css': 'h1 { top: 1px; background: url(./dot.png) }',
      'docs/dot.png': 'x'.repeat(4000),
      'docs/c.scss': '$red: #f00;\nh1 { b { color: $red } }',
      'docs/d.less': '@red: #f00;\nh1 { color: @red }',
    },
  )
  expect(run.exitCode, run.stderr).toBe(0)
  expect(html).toMatch(/<p class="a_both_\w+ base_base_\w+">Lamp<\/p>/)
  expect(html).toMatch(/\.base_base_\w+\{color:red\}/)
  expect(html).toMatch(/h1\{color:#00f;background:url\(\/assets\/dot-[\w-]+\.png\);top:1px\}/)
  expect(html).toContain('h1 b{color:red}')
  expect(run.stderr).toMatch(/docs\/b\.css +warning +mdx\/styles-left-out\n.*no-such-package/)
  expect(run.stderr).toMatch(/docs\/d\.less +warning +mdx\/styles-left-out\n.*less/)
})

test('what has state is an island; what cannot be one shows its first state, with a warning', async () => {
  const { run, html } = await buildPage(
    `import * as parts from '../parts/Live'

# Page

<parts.Count start={2} />

<parts.Count start={() => 3} />

<parts.Labels><b title="seen">x</b></parts.Labels>
`,
    {
      'parts/Live.tsx': `import { Children, memo, useState } from 'react'
const call = (start) => (typeof start === 'function' ? start() : start)
export const Count = memo(({ start }) => {
  const [count, set] = useState(call(start))
  return <button onClick={() => set(count + 1)}>{count}</button>
})
export function Labels({ children }) {
  useState(0)
  return <i>{Children.map(children, (child) => child.props.title)}</i>
}
`,
    },
  )
  expect(run.exitCode, run.stderr).toBe(0)
  expect(html).toContain(
    '<docs-island class="page-part" data-name="parts/Live" data-export="Count" data-props="{&quot;start&quot;:2}"><button>2</button></docs-island>',
  )
  expect(html).toContain('<button>3</button>')
  expect(html).toContain('<i>seen</i>')
  expect(run.stderr).toContain('its attribute "start" is a function')
  expect(run.stderr).toContain('it looks into its children')
})

test('a component that throws is a placeholder, and its page lives on', async () => {
  const { run, html } = await buildPage(
    "import Throws from '../parts/throws'\n\n# Page\n\n<Throws />\n\nStill here.\n",
    FILES,
  )
  expect(run.exitCode, run.stderr).toBe(0)
  expect(html).toContain('&lt;Throws /&gt;')
  expect(html).toContain('Still here.')
  expect(run.stderr).toContain(`docs/index.mdx:1  warning  mdx/component-failed
  found     <Throws> failed: no window`)
})

test.each([
  ['../parts/broken', 'import of "../parts/broken": at import'],
  ['../parts/none', 'import of "../parts/none": there is no file or package parts/none'],
  ['no-such-package', 'import of "no-such-package"'],
])('an import of %s is reported, and the page lives on', async (from, found) => {
  const { run, html } = await buildPage(
    `import Thing from '${from}'\n\n# Page\n\n<Thing>inside</Thing>\n`,
    FILES,
  )
  expect(run.exitCode, run.stderr).toBe(0)
  expect(html).toContain('inside')
  expect(run.stderr).toContain('docs/index.mdx:1  warning  mdx/unknown-import')
  expect(run.stderr).toContain(found)
})

test.each([
  [
    'a component of Astro',
    'parts/Aside.astro',
    '---\ninterface Props {\n  a: string\n}\n---\n<b />\n',
  ],
  ['a component of Vue', 'parts/Aside.vue', '<template><b /></template>\n'],
  ['a file that is not a module', 'parts/Aside.bin', '\u0000\u0001'],
])('%s is one finding, and other modules work', async (_what, file, text) => {
  const { run, html } = await buildPage(
    `import Aside from '../${file}'\nimport { Badge } from '../parts/Card'\n\n# Page\n\n<Badge />\n\n<Aside>Inside.</Aside>\n\nStill here.\n`,
    { ...FILES, [file]: text },
  )
  expect(run.exitCode, run.stderr).toBe(0)
  expect(run.stderr).toContain(file)
  expect(html).toContain('<i>badge</i>')
  expect(html).toContain('Still here.')
})

test('a component that its module does not export is a finding, and the page lives on', async () => {
  const { run, html } = await buildPage(
    "import { Box } from '../parts/Outer'\n\n# Page\n\n<Box>Inside.</Box>\n\nStill here.\n",
    {
      'parts/Outer.tsx': "export { Box } from './Inner.tsx'\n",
      'parts/Inner.tsx': 'export const Crate = () => <b />\n',
    },
  )
  expect(run.exitCode, run.stderr).toBe(0)
  expect(run.stderr).toContain('<Box>, which "parts/Outer" does not export')
  expect(html).toContain('Inside.')
  expect(html).toContain('Still here.')
})

test('a package finds its own packages, and one that cannot be imported fails alone', async () => {
  const manifest = (name: string, more = {}) => JSON.stringify({ name, version: '1.0.0', ...more })
  const peerDependencies = { react: '*' }
  const { run, html } = await buildPage(
    `import { Wick } from '../parts/wick'
import { Bad } from '../parts/bad'

# Page

<Wick />

<Bad>kept</Bad>
`,
    {
      'parts/wick.jsx': "export { Wick } from 'lamp'\n",
      'parts/bad.jsx': "import { gone } from 'oil'\nexport const Bad = () => <i>{gone()}</i>\n",
      'node_modules/oil/package.json': manifest('oil'),
      'node_modules/oil/index.js': 'module.exports = {}\n',
      'node_modules/lamp/package.json': manifest('lamp', { type: 'module', peerDependencies }),
      'node_modules/lamp/index.js':
        "import { createElement } from 'react'\nimport { gone } from 'oil'\nimport { only } from 'nested'\nexport const Wick = () => createElement('b', null, gone(), only)\n",
      'node_modules/lamp/node_modules/oil/package.json': manifest('oil', { type: 'module' }),
      'node_modules/lamp/node_modules/oil/index.js': "export const gone = () => 'burns'\n",
      'node_modules/lamp/node_modules/nested/package.json': manifest('nested', { type: 'module' }),
      'node_modules/lamp/node_modules/nested/index.js': "export const only = 'bright'\n",
    },
  )
  expect(run.exitCode, run.stderr).toBe(0)
  expect(html).toContain('<b>burnsbright</b>')
  expect(html).toContain('kept')
  expect(run.stderr).toContain('parts/bad')
  expect(run.stderr).not.toContain('parts/wick')
})
