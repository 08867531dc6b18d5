import { PACKAGES_LINKED, withModules } from './with-modules.ts'

/** A small folder, and what a build of it must do. */
export interface ReportedCase {
  readonly name: string
  readonly files: Readonly<Record<string, string>>
  /** Folder that is built, if it is not the whole one. */
  readonly site?: string
  readonly exitCode?: 0 | 1
  /** Built in a shallow clone of a repository with the files, of which a second commit changed one. */
  readonly changedFile?: string
  /** Every finding, `file:line kind code`, in the order of the report. */
  readonly findings?: readonly string[]
  /** What a file of the output contains, whitespace between tags left out. */
  readonly shows?: Readonly<Record<string, readonly string[]>>
  readonly hides?: Readonly<Record<string, readonly string[]>>
  /** Files that must not be there. */
  readonly absent?: readonly string[]
  /** Words that a reader searches for, and the page that must be found; none if it is empty. */
  readonly searches?: Readonly<Record<string, string>>
}

const config = (section = '', site = '') =>
  `export default { title: 'T', url: 'https://t.example.org', lastUpdated: { date: false }, sections: [{ id: 'docs', path: 'docs', route: '/' ${section} }] ${site} }`

/** A site with a configuration, and these pages below `docs`. */
const docs = (pages: Readonly<Record<string, string>>, text = config()) => ({
  'docs.config.ts': text,
  ...(text.includes('docusaurusModules') ? PACKAGES_LINKED : {}),
  ...Object.fromEntries(Object.entries(pages).map(([name, text]) => [`docs/${name}`, text])),
})

const TABLE = '| Name | Count |\n|:----:|------:|\n| a | 1 |\n'
const ALIGNED = '<th class="align-center">Name</th><th class="align-right">Count</th>'

/** What readers and writers of other documentation engines reported as wrong. */
const FROM_REPORTS: readonly ReportedCase[] = [
  {
    name: 'an aligned table beside HTML keeps its alignment',
    files: docs(
      {
        'index.md': `# Keys\n\nPress <kbd>F1</kbd>.\n\n${TABLE}`,
        'break.md': '# Break\n\n| A |\n|:-:|\n| a<br>b |\n',
        'comment.md': `# Comment\n\n<!-- a note -->\n\n${TABLE}`,
        'tabs.mdx': `import Tabs from '@theme/Tabs'\nimport TabItem from '@theme/TabItem'\n\n# Tabs\n\n<Tabs>\n<TabItem value="a" label="A">\n\n${TABLE}\n</TabItem>\n</Tabs>\n`,
      },
      withModules(config()),
    ),
    findings: [],
    shows: {
      'index.html': [ALIGNED],
      'break/index.html': ['<td class="align-center">a<br>b</td>'],
      'comment/index.html': [ALIGNED],
      'tabs/index.html': [ALIGNED],
    },
  },
  {
    name: 'alternates follow the document, not the address',
    files: {
      'docs.config.ts': config(
        '',
        `, i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }, navbar: { items: [{ type: 'localeDropdown' }] }`,
      ),
      'docs/index.md': '# Home\n',
      'docs/setup.md': '# Setup\n',
      'docs/later.md': '# Later\n',
      'docs/hidden.md': '# Hidden\n',
      'i18n/fr/docusaurus-plugin-content-docs-docs/current/setup.md':
        '---\nslug: /installation\n---\n# Installation\n',
      'i18n/fr/docusaurus-plugin-content-docs-docs/current/later.md':
        '---\ndraft: true\n---\n# Plus tard\n',
      'i18n/fr/docusaurus-plugin-content-docs-docs/current/hidden.md':
        '---\nunlisted: true\n---\n# Caché\n',
    },
    findings: [],
    shows: {
      'setup/index.html': ['hreflang="fr" href="https://t.example.org/fr/installation/"'],
      'fr/installation/index.html': [
        'hreflang="en" href="https://t.example.org/setup/"',
        'hreflang="x-default" href="https://t.example.org/setup/"',
      ],
    },
    hides: {
      'setup/index.html': ['/fr/setup/'],
      'later/index.html': ['hreflang="fr" href="https://t.example.org/fr/later/"', '"/fr/later/"'],
      'hidden/index.html': ['hreflang="fr" href="https://t.example.org/fr/hidden/"'],
      'sitemap.xml': ['/fr/setup/', '/fr/later/', '/fr/hidden/'],
    },
    absent: ['fr/setup/index.html', 'fr/later/index.html'],
  },
  {
    name: 'a colon between letters and brackets is text, and what stands in the brackets is read',
    files: docs({
      'index.md':
        '# Hours\n\nFrom 10:30[^1] on.\n\nSee note:x[this page](./missing.md), also:here[ref][home].\n\n| Ratio |\n|---|\n| 16:9[^1] |\n\nPress Ctrl:C[**bold**], open Port:80[![img](./none.png)] or host:80[`code`].\n\n[home]: ./index.md\n\n[^1]: Daily.\n',
    }),
    exitCode: 1,
    findings: [
      'docs/index.md:11 error image/unknown-file',
      'docs/index.md:5 error link/unknown-markdown-file',
    ],
  },
  {
    name: 'the same without the broken links shows footnotes, links and emphasis',
    files: docs({
      'index.md':
        '# Hours\n\nFrom 10:30[^1] on, also:here[ref][home], Ctrl:C[**bold**].\n\n| Ratio |\n|---|\n| 16:9[^1] |\n\n[home]: ./index.md\n\n[^1]: Daily.\n',
    }),
    findings: [],
    shows: {
      'index.html': ['From 10:30<sup>', 'also:here<a href="/">ref</a>', '<strong>bold</strong>'],
    },
    hides: { 'index.html': ['[^1]', '[ref]'] },
  },
  {
    name: 'HTML in a heading stays out of its id and labels',
    files: docs({
      'index.md':
        '# Home\n\n## Press <kbd>Ctrl</kbd> twice\n\n## Install <sub>beta</sub>\n\n## Old name<a id="older"></a>\n\n[1](#press-ctrl-twice) [2](#install-beta) [3](#old-name) [4](#older)\n',
    }),
    findings: [],
    shows: {
      'index.html': [
        '<h2 id="press-ctrl-twice">Press <kbd>Ctrl</kbd> twice',
        'title="Direct link to Press Ctrl twice"',
        '<h2 id="install-beta">',
        '<h2 id="old-name">',
      ],
    },
  },
  {
    name: 'a shallow clone dates no page with the day of the clone',
    files: {
      'docs.config.ts': config().replace('date: false', 'date: true'),
      'docs/index.md': '# Start\n',
      'docs/old.md': '# Old\n',
    },
    changedFile: 'docs/index.md',
    findings: ['docs.config.ts warning git/shallow-clone'],
    hides: {
      'index.html': ['Last updated', 'dateModified'],
      'old/index.html': ['Last updated', 'dateModified'],
      'sitemap.xml': ['<lastmod>'],
    },
  },
  {
    name: 'a version is found with and without its v, and is no other number',
    files: docs({
      'index.md': '# Releases\n\nThe release v1.7.6 mends it.\n',
      'factor.md': '# Factor\n\nThe factor is 1.75, or 17.5 percent.\n',
    }),
    findings: [],
    searches: { '1.7.6': '/', 'v1.7.6': '/', '1.7.5': '', '1.75': '/factor/', '17.5': '/factor/' },
  },
  {
    name: 'front matter that is nearly right is used, and named',
    files: docs({
      'index.md': '\n---\ntitle: Late\n---\n\nText.\n',
      'indented.md': ' ---\ntitle: Indented\n---\n\nText.\n',
      'trailing.md': '---\ntitle: Trailing\n--- \n\nText.\n',
      'tabbed.md': '---\ntitle:\tTabbed\n---\n\nText.\n',
    }),
    findings: [
      'docs/indented.md:1 warning front-matter/misplaced',
      'docs/index.md:2 warning front-matter/misplaced',
    ],
    shows: {
      'index.html': ['<h1>Late</h1>'],
      'indented/index.html': ['<h1>Indented</h1>'],
      'trailing/index.html': ['<h1>Trailing</h1>'],
      'tabbed/index.html': ['<h1>Tabbed</h1>'],
    },
  },
  {
    name: 'front matter that nothing closes stops the build',
    files: docs({ 'index.md': '# A\n', 'open.md': '---\ntitle: Open\ndraft: true\n\n# Secret\n' }),
    exitCode: 1,
    findings: ['docs/open.md:3 error front-matter/unclosed'],
  },
  {
    name: 'without a configuration its fields are used, and a draft stays one',
    files: {
      'docs/index.md': '# A\n',
      'docs/open.md': '---\ntitle: Open\ndraft: true\n\n# Secret\n',
    },
    findings: [
      'docs.config.ts warning config/default',
      'docs/open.md:3 warning front-matter/unclosed',
    ],
    absent: ['open/index.html'],
  },
  {
    name: 'an alert of GitHub is a box',
    files: docs({ 'index.md': '# Home\n\n> [!NOTE]\n> Works there.\n' }),
    findings: [],
    shows: { 'index.html': ['class="admonition admonition-note"', '<p>Works there.</p>'] },
    hides: { 'index.html': ['[!NOTE]'] },
  },
  {
    name: 'a day that no calendar has is an error',
    files: docs({ 'index.md': '---\nlast_update: { date: 2024-02-30 }\n---\n# Home\n' }),
    exitCode: 1,
    findings: ['docs/index.md:2 error front-matter/wrong-type'],
  },
  {
    name: 'a comment that marks a line is hidden beside a range of lines',
    files: docs({
      'index.md':
        '# Home\n\n```js {3}\n// highlight-next-line\nconst a = 1\nconst b = 2\nconst c = 3\n```\n',
    }),
    findings: [],
    shows: { 'index.html': ['class="line highlighted"'] },
    hides: { 'index.html': ['highlight-next-line'] },
  },
  {
    name: 'a search finds other spellings of a word',
    files: docs({ 'index.md': '# Words\n\nstraße and مُحَمَّد and café\n' }),
    findings: [],
    searches: { strasse: '/', محمد: '/', cafe: '/' },
  },
]

/** What projects brought that were written for other tools. */
const FROM_PROJECTS: readonly ReportedCase[] = [
  {
    name: 'the configuration of Docusaurus gives title, sidebar, routes and pictures',
    files: {
      'docusaurus.config.js': `module.exports = { title: 'Handbook', url: 'https://t.example.org', baseUrl: '/', presets: [['classic', { docs: { routeBasePath: '/guide', sidebarPath: './sidebars.js' } }]] }`,
      'sidebars.js': `module.exports = { main: ['b', 'a'] }`,
      'docs/a.md': '# Alpha\n\n![x](/img/x.svg)\n',
      'docs/b.md': '# Beta\n\nText.\n',
      'src/pages/index.md': '# Home\n',
      'static/img/x.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    },
    findings: [],
    shows: { 'guide/a/index.html': ['<title>Alpha | Handbook</title>', 'href="/guide/b"'] },
  },
  {
    name: 'a Markdown page that is MDX has one finding, and one with mdx.format is MDX',
    files: docs(
      {
        'index.md': `---\ntitle: Install\n---\nimport Tabs from '@theme/Tabs'\nimport TabItem from '@theme/TabItem'\n\n<Tabs>\n<TabItem value="npm" label="npm">\n\nThe **npm** way.\n\n</TabItem>\n</Tabs>\n`,
        'only.md': 'export const meta = { a: 1 }\n\n# Two\n\nText {meta.a}.\n',
        'forced.md': '---\nmdx: { format: mdx }\n---\nexport const n = 42\n\nThe answer is {n}.\n',
        'plain.mdx': '---\nmdx: { format: md }\n---\nA set {1, 2} and a tag <br> here.\n',
      },
      withModules(config()),
    ),
    findings: ['docs/index.md:4 warning mdx/in-markdown', 'docs/only.md:1 warning mdx/in-markdown'],
    shows: {
      'index.html': ['The <strong>npm</strong> way.'],
      'forced/index.html': ['The answer is 42.'],
      'plain/index.html': ['A set {1, 2} and a tag <br> here.'],
    },
    hides: { 'index.html': ['<tabs', '<tabitem'] },
  },
  {
    name: 'a link to a page without its extension leads there, with advice',
    files: docs({
      'index.md': '# Start\n',
      'cli.md': '# Cli\n\n[a](watch) [b](/watch#install) [c](../docs/watch)\n',
      'watch.md': '# Watch\n\n## Install\n\n[d](cli/)\n',
    }),
    findings: [
      'docs/cli.md:3 warning link/file-without-extension',
      'docs/cli.md:3 warning link/file-without-extension',
      'docs/watch.md:5 warning link/file-without-extension',
    ],
    shows: {
      'cli/index.html': ['<a href="/watch/">a</a>', '<a href="/watch/#install">b</a>'],
      'watch/index.html': ['<a href="/cli/">d</a>'],
    },
  },
  {
    name: 'own components, all exports of a module and JSON can be imported',
    files: {
      ...PACKAGES_LINKED,
      'docs.config.ts': withModules(config()),
      'src/Card.jsx': `import Link from '@docusaurus/Link'\nimport styles from './card.module.css'\nexport function Badge({ children }) { return <b className={styles.badge}>{children}</b> }\nexport default function Card({ to, children }) { return <Link to={to}>{children}</Link> }\n`,
      'src/card.module.css': '.badge { color: red }\n',
      'data.json': '{ "name": "from JSON" }',
      'docs/index.mdx': `import Card, { Badge } from '@site/src/Card'\nimport * as All from '../src/Card'\nimport data from '../data.json'\n\n# Start\n\n<Card to="/">Open <Badge>new</Badge></Card> <All.Badge>all</All.Badge> {data.name}\n`,
    },
    findings: [],
    shows: {
      'index.html': ['<a href="/">Open <b class="', '>new</b></a>', '>all</b>', 'from JSON'],
    },
  },
  {
    name: 'what pages of MDX import and use is shown, and what nobody has is named',
    files: docs(
      {
        'index.md': '---\ntitle: A page\n---\nShared text.\n',
        'code.mdx':
          "import BrowserOnly from '@docusaurus/BrowserOnly'\nimport CodeBlock from '@theme/CodeBlock'\nimport source from '!!raw-loader!./example.js'\n\n# Code\n\n<BrowserOnly>{() => <b>only here</b>}</BrowserOnly>\n\n<CodeBlock language=\"text\">{source}</CodeBlock>\n",
        'example.js': 'console.log(1)\n',
        'global.mdx': '# Global\n\n<Highlight color="red">text</Highlight>\n',
        'require.mdx': `# Require\n\n<img src={require('./x.svg').default} alt="x" />\n`,
        'x.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
        'side.mdx': "import './side.css'\nimport Intro from './index.md'\n\n# Side\n\n<Intro />\n",
        'side.css': '.a {}\n',
      },
      withModules(config()),
    ),
    exitCode: 1,
    findings: [
      'docs/global.mdx:3 error mdx/failed',
      'docs/index.md:1 warning mdx/partial-front-matter',
    ],
  },
  {
    name: 'the same without a configuration is built',
    files: {
      'docs/index.md': '---\ntitle: A page\n---\nShared text.\n',
      'docs/code.mdx':
        "import CodeBlock from '@theme/CodeBlock'\nimport source from '!!raw-loader!./example.js'\n\n# Code\n\n<CodeBlock language=\"text\">{source}</CodeBlock>\n",
      'docs/example.js': 'console.log(1)\n',
      'docs/global.mdx': '# Global\n\n<Highlight color="red">text</Highlight>\n',
      'docs/side.mdx': "import Intro from './index.md'\n\n# Side\n\n<Intro />\n",
    },
    findings: [
      'docs.config.ts warning config/default',
      'docs/global.mdx:3 warning mdx/failed',
      'docs/index.md:1 warning mdx/partial-front-matter',
    ],
    shows: {
      'code/index.html': ['console.log(1)'],
      'global/index.html': ['text'],
      'side/index.html': ['<p class="lead">Shared text.</p>'],
    },
  },
  {
    name: 'components of Starlight show what they hold',
    files: {
      'docs/index.mdx':
        'import { Aside, Card, Tabs, TabItem, Unknown } from \'@astrojs/starlight/components\'\n\n# Start\n\n<Card title="One">First.</Card>\n\n<Aside type="caution">Mind this.</Aside>\n\n<Tabs>\n  <TabItem label="Stars">Sirius</TabItem>\n  <TabItem label="Moons">Io</TabItem>\n</Tabs>\n\n<Unknown title="Left">Inside.</Unknown>\n',
    },
    findings: [
      'docs.config.ts warning config/default',
      'docs/index.mdx:1 warning mdx/unknown-import',
    ],
    shows: {
      'index.html': [
        '<strong>One</strong> First.',
        'Mind this.',
        'data-value="Moons"',
        '<strong>Left</strong> Inside.',
      ],
    },
  },
  {
    name: 'braces are text in a site without facts',
    files: docs({
      'index.md': '# Form\n\nWrite {{name}}.\n\n```yaml\npath: {{ .Values.path }}\n```\n',
    }),
    findings: [],
    shows: { 'index.html': ['Write {{name}}.', '.Values.path'] },
  },
  {
    name: 'a section may lie outside the folder of the site',
    files: {
      'website/docs.config.ts': config().replace("path: 'docs'", "path: '../docs'"),
      'docs/index.md': '# A\n\nText.\n',
    },
    site: 'website',
    findings: [],
    shows: { 'index.html': ['<h1 id="a">A</h1>'] },
  },
  {
    name: 'package managers, diagrams and formulas are shown',
    files: docs({
      'index.md':
        '# Fences\n\n```bash npm2yarn\nnpm install jest\n```\n\n```mermaid\ngraph TD; A-->B\n```\n\nInline $a^2$.\n\n$$\na^2 + b^2\n$$\n',
    }),
    shows: { 'index.html': ['data-value="pnpm"', 'a^2'] },
    hides: { 'index.html': ['$a^2$', '$$'] },
  },
  {
    name: 'handlers and frames stop the build, styles and addresses of sockets do not',
    files: docs({
      'index.md':
        '# Html\n\n<p onclick="f()" style="color: red">Red</p>\n\n<iframe src="https://example.com/x"></iframe>\n\n<wss://ws.example.com> [this](wss://ws.example.com/ws)\n',
    }),
    exitCode: 1,
    findings: ['docs/index.md:3 error html/forbidden', 'docs/index.md:5 error html/forbidden'],
  },
  {
    name: 'without a configuration they are left out, and named',
    files: {
      'docs/index.md':
        '# Html\n\n<p style="color: red; zoom: 2">Red</p>\n\n<wss://ws.example.com> [this](wss://ws.example.com/ws)\n',
    },
    findings: ['docs.config.ts warning config/default', 'docs/index.md:3 warning html/forbidden'],
    shows: {
      'index.html': [
        '<p class="style-f1ff77e5">Red</p>',
        '.style-f1ff77e5:not(#_){color:red}',
        'href="wss://ws.example.com"',
        'href="wss://ws.example.com/ws"',
      ],
    },
  },
  {
    name: 'a number in quotation marks is that number',
    files: docs({
      'index.md': '# A\n\nText.\n',
      'position.md': '---\nsidebar_position: "2"\nkeywords: "a, b"\n---\n\nText.\n',
    }),
    findings: [
      'docs/position.md:2 warning front-matter/converted',
      'docs/position.md:3 warning front-matter/converted',
    ],
    shows: { 'position/index.html': ['<meta name="keywords" content="a,b"'] },
  },
  {
    name: 'a container that nothing closes stops the build',
    files: docs({ 'index.mdx': '# A\n\n:::note\n\nNever ends.\n' }),
    exitCode: 1,
    findings: ['docs/index.mdx:3 error directive/unclosed'],
  },
  {
    name: 'the title of a page takes its anchor',
    files: docs({ 'index.md': '# EVM\n\n## Concepts\n\n### EVM\n\n[a](#evm-1) [b](#evm)\n' }),
    findings: [],
    shows: { 'index.html': ['<h1 id="evm">', '<h3 id="evm-1">'] },
  },
  {
    name: 'two categories with one label have two addresses',
    files: {
      'docs.config.ts': config(
        `, sidebar: { main: [{ type: 'category', label: 'Guides', link: { type: 'generated-index' }, items: ['a'] }, { type: 'category', label: 'Guides', link: { type: 'generated-index' }, items: ['b'] }] }`,
      ),
      'docs/a.md': '# A\n',
      'docs/b.md': '# B\n',
      'docs/index.md': '# Start\n',
    },
    findings: [],
    shows: {
      'category/guides/index.html': ['href="/a/"'],
      'category/guides-1/index.html': ['href="/b/"'],
    },
  },
  {
    name: 'the path of a version may begin with a slash',
    files: {
      'docs.config.ts': config(
        `, versions: { current: { path: '/next', label: 'Next' } }`,
        `, redirects: { '/': '/next/' }`,
      ),
      'docs/index.md': '# A\n\nText.\n',
    },
    findings: [],
    shows: { 'next/index.html': ['<h1 id="a">A</h1>'] },
  },
  {
    name: 'links to a blog and to pages of code are named',
    files: {
      ...docs({ 'index.md': '# A\n\n[a](/blog/hello) [b](/showcase) [c](/showcase#a)\n' }),
      'blog/2024-01-01-hello.md': '# Hello\n',
      'src/pages/showcase.js': 'export default () => null\n',
    },
    exitCode: 1,
    findings: Array(3).fill('docs/index.md:3 error link/unknown-page'),
  },
  {
    name: 'an aligned table builds with any neighbours',
    files: {
      'docs/index.md': `# Aligned\n\nText<br/>with one tag.\n\n${TABLE}`,
      'docs/plain.md': `# Plain\n\n${TABLE}`,
      'docs/in-mdx.mdx': `# In MDX\n\n${TABLE}`,
    },
    findings: ['docs.config.ts warning config/default'],
    shows: {
      'index.html': [ALIGNED],
      'plain/index.html': [ALIGNED],
      'in-mdx/index.html': [ALIGNED],
    },
  },
  {
    name: 'advice for a link can be followed, and a definition is named by its line',
    files: {
      'docs/index.md': '# Index\n\n- [a][ref]\n\nText.\n\n[ref]: ../nowhere/x.md\n',
      'docs/load.md': '# Load\n\nSee [the page](load/).\n',
    },
    findings: [
      'docs.config.ts warning config/default',
      'docs/index.md:7 warning link/unknown-markdown-file',
      'docs/load.md:3 warning link/file-without-extension',
    ],
  },
  {
    name: 'a container may close directly below HTML',
    files: {
      'docs/index.md':
        '# Container\n\n::: tip NOTE\nText.\n\n<details>\n<summary>Example</summary>\n\nMore.\n\n</details>\n:::\n\nAfter.\n',
    },
    findings: ['docs.config.ts warning config/default'],
    shows: { 'index.html': ['<p>More.</p></details></div>', '<p>After.</p>'] },
  },
  {
    name: 'MDX of Docusaurus reads front matter, and partials find components without an import',
    files: {
      'docusaurus.config.js': `export default { title: 'T', url: 'https://t.example.org', baseUrl: '/', presets: [['classic', { docs: { routeBasePath: '/' } }]] }`,
      'src/theme/MDXComponents.js': `import React from 'react'\nimport MDXComponents from '@theme-original/MDXComponents'\nimport Yields from '@site/docs/_yields.mdx'\nfunction Icon({ name }) { return <b>[{name}]</b> }\nexport default { ...MDXComponents, Icon, Yields }\n`,
      'src/install.tsx': `export default function Install({ name }: { name: string }) {\n  return <p>Install {name} here</p>\n}\n`,
      'src/pages/about.js': `import React from 'react'\nconst Layout = require('@theme/Layout').default\nexport default function About() { return <Layout title="About"><h1>About us</h1></Layout> }\n`,
      'docs/_yields.mdx':
        '### Yields <Icon name="q" />\n\nText of the partial, {frontMatter.related ?? \'alone\'}.\n',
      'docs/index.mdx':
        "---\ntitle: A\nrelated: [x, y]\n---\n\n<!--\nThis is generated.\n-->\nimport Install from '@site/src/install'\n\nRelated: {frontMatter.related.join(', ')}\n\n<Install name=\"y\" />\n\n<Yields />\n",
      'docs/tools/index.mdx':
        "# Tools\n\nimport DocCardList from '@theme/DocCardList'\n\n<DocCardList />\n",
      'docs/tools/saw.md': '# Saw\n\nA saw cuts wood.\n',
    },
    findings: [],
    shows: {
      'index.html': [
        'Related: x, y',
        'Install y here',
        '<b>[q]</b>',
        'Text of the partial, alone.',
      ],
      'about/index.html': ['About us'],
      'tools/index.html': ['<p>A saw cuts wood.</p>'],
    },
  },
  {
    name: 'customCss of Docusaurus also counts for the navbar and for CSS modules',
    files: {
      'docusaurus.config.js': `export default { title: 'T', url: 'https://t.example.org', baseUrl: '/', presets: [['classic', { docs: { routeBasePath: '/' }, theme: { customCss: './custom.css' } }]], themeConfig: { navbar: { items: [{ href: 'https://a.example.org', label: 'Code', className: 'header-code' }] } } }`,
      'custom.css':
        ':root { --token: #190066 }\n.header-code::before { content: "" }\n.other { color: red }\n',
      'src/pages/hero.js': `import styles from './hero.module.css'\nexport default function Hero() { return <p className={styles.hero}>Hero</p> }\n`,
      'src/pages/hero.module.css': '.hero { background: var(--token) }\n',
      'docs/index.md': '# Start\n',
    },
    findings: ['docusaurus.config.js warning config/left-out'],
    shows: {
      'index.html': ['.header-code:before'],
      'hero/index.html': ['.header-code:before', '--project-token:#190066', 'var(--project-token)'],
    },
  },
]

export const REPORTED_CASES: readonly ReportedCase[] = [...FROM_REPORTS, ...FROM_PROJECTS]
