import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ALL_CODES } from '../../packages/warraq/src/shared/data/problem-codes.ts'
import { linkPackages } from '../link-packages.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { runDocs } from './run-docs.ts'
import { IMPORTS_MODULES, PACKAGES_LINKED } from './with-modules.ts'

const FILES: Readonly<Record<string, string>> = {
  'docs/index.md':
    '# Start\n\n[Gone](./gone.md) [None](/none/) [No](#no) []() ![Lost](lost.png) [Out](.hidden.txt) ![Own](.own.png) [[Nothing]] ![[two]]\n',
  'docs/.hidden.txt': 'hidden',
  'docs/.own.png': 'hidden',
  'docs/two.md': '---\nid: twin\ntags: [own]\n---\n# Two\n',
  'docs/three.md':
    '---\nid: twin\ndisplayed_sidebar: none\npagination_next: nowhere\nsidebar_position: "2"\n---\n# Three\n',
  'docs/same.md': '---\nslug: /two\n---\n# Same\n',
  'docs/html.md':
    '# Html\n\n<font size="1">small</font> <b a="1" a="2">x</b>\n\n<div>\n\n<p id="docsMain">a</p>\n\n[a](x-own:b) <a href=/two/#a>b</a>\n',
  'docs/deep.md': `# Deep\n\n${'> '.repeat(600)}a\n`,
  'docs/marks.md': `# Marks\n\n${'a:'.repeat(30_000)}\n`,
  'docs/large.md': `# Large\n\n${'word '.repeat(900_000)}`,
  'docs/binary.md': '# Binary\n\n\0\n',
  'docs/boxes.md':
    '# Boxes\n\n:::card{title=A href=/two/}\n[b](/two/)\n:::\n\n::chart\n\n:::tab[Alone]\nInside\n:::\n\n::::tabs\n:::tab{label="A" value="a"}\n:::\n:::tab{label="B" value="a"}\n:::\n::::\n\n:::note{own=1}\nOpen\n',
  'docs/code.md':
    '# Code\n\n```js file=./gone.js\n```\n\n```js file=./html.md#none\n```\n\nWrite {{no.fact}}.\n',
  'docs/mdx.mdx': "# Mdx\n\nimport A from './gone.tsx'\n\n<A />\n",
  'docs/fails.mdx': '# Fails\n\n{nothing.here}\n\n<Unknown />\n',
  'docs/broken.mdx': '# Broken\n\n<Tabs>\n\nStill here\n',
  'docs/is-mdx.md': "# Is MDX\n\nimport A from './a'\n",
  'docs/vue.md': '# Vue\n\n<p v-if="a">b</p>\n',
  'docs/late.md': '\n---\ntitle: Late\n---\n\nText\n',
  'docs/open.md': '---\ntitle: Open\n\n# Text\n',
  'docs/wrong.md': '---\nsidebar_position: many\n---\n# Wrong\n',
  'docs/yaml.md': '---\na: [\n---\n# Yaml\n',
  'docs/home.md': '---\nlayout: home\nhero: { name: Tool }\n---\n',
  'docs/foreign.md':
    '# Foreign\n\n{{< ref >}}\n\n{% include a %}\n\n{{ site.title }}\n\nTerm\n: Definition\n\n!> Box\n\n!!! note\n    One.\nTwo.\n\n--8<-- "a.md"\n\n{* ../a.py *}\n\n{{#include a.rs}}\n\nText { .class }\n\n[TOC]\n\n:material-check: ++ctrl+c++ ==marked== %%hidden%% :ref:`a`\n\n*[HTML]: Hyper\n\n[B] (./b.md)\n\n<!--@include: ./a.md-->\n\n% comment\n\n```{note}\nText\n```\n\n$a^2$\n\n```mermaid\ngraph TD; A-->B\n```\n',
  'docs/folder/_category_.json': '{ "position": "x" }',
  'docs/folder/a.md': '---\nmoved_from: [/two/, /a/, /a/]\n---\n# A\n\n[b](b)\n',
  'docs/folder/b.md': '# B\n',
  'docs/other/_category_.json': '{ "link": { "type": "doc", "id": "nowhere" }, "position": 2 }',
  'docs/other/Case.md': '# Case\n',
  'docs/other/case.md': '# Case\n',
  'docs/_parts/a.md': '# Part\n',
  'docs/includes.md':
    '# Includes\n\n::include{file="./_gone.md"}\n\n::include{src="a"}\n\n::include{file="_circle.md"}\n\n::include{file="same.md"}\n',
  'docs/_circle.md': '::include{file="_circle.md"}\n',
  'docs/mdx-includes.mdx': '# Includes\n\n::include{file="_circle.md"}\n',
  'docs/ids.md':
    '# Ids\n\n[^1]: Lost.\n\n| a |\n|---|\n| b | c |\n\n| a | b |\n|---|\n\n<p id="a">A</p>\n\n<p id="a">B</p>\n',
  'docs/c#.md': '# C\n',
  'docs/search.md': '# Search\n',
  'docs/tags.yml': 'known:\n  label: Known\nbad: 1\n',
  'facts.json': '{ "a": { "b": "1" } }',
  ...PACKAGES_LINKED,
  'public/robots.txt': '',
  'public/llms.txt': '',
}

/** A site with code of its own, most of which fails. */
const OWN_CODE: Readonly<Record<string, string>> = {
  'docs/index.md':
    '# Start\n\n{{net.none}} and fact text{{net.id}}.\n\n```js\n{{net.id}}\n```\n\n::fails\n\n```fails\n```\n\n![Remote](https://elsewhere.example/a.png) ![Damaged](damaged.png) <a href=/two/>Two</a>\n\n```mermaid\nnonsense\n```\n\n$\\frac{$\n\n<div class="a"id="b"></div>\n\n[Code](../package.json)\n',
  'docs/damaged.png': 'no image',
  'docs/two.mdx':
    "import Part from './_part.mdx'\nimport { State, Throws } from './own.tsx'\n\n# Two\n\n<Part />\n\n<Throws />\n\n<State load={() => 1} />\n\n<Failing />\n\n<Live on={() => 1} />\n",
  'docs/parts.mdx':
    "import Admonition from '@theme/Admonition'\nimport { Lacks } from './lacks.tsx'\nimport './own.css'\n\n# Parts\n\n<Head><base target=\"_top\" /></Head>\n\n<Admonition type=\"own\">A</Admonition>\n\n<Lacks />\n",
  'docs/lacks.tsx':
    "import Missing from '@theme/Missing'\nexport function Lacks() { return <Missing>b</Missing> }\n",
  'docs/moved.md': '---\nmoved_from: /before/\n---\n# Moved\n',
  'docs/moved-too.md': '---\nmoved_from: [/before/]\n---\n# Moved\n',
  'docs/_part.mdx': "---\na: 1\n---\nimport Self from './_part.mdx'\n\n<Self />\n",
  'docs/own.css': "@import 'nowhere/a.css';\np { color: red }\n",
  'docs/own.tsx':
    "import { useState } from 'react'\nexport function Throws() { throw new Error('no') }\nexport function State({ load }) { const [a, set] = useState(0); return <button onClick={() => set(load())}>{a}</button> }\n",
  'docs/tagged.md': '---\ntags: [inline]\ntitel: Tagged\n---\n# Tagged\n\n!!! note\n    One.\n',
  'docs/tags.yml': 'known: 1\n',
  'docs/page.rst': 'Title\n=====\n',
  'docs/heads.md': '---\nhead:\n  - { tag: script, attributes: { src: /gone.js } }\n---\n# Heads\n',
  'docs/empty/image.svg': '<svg/>',
  'components/Failing.tsx': "export default function Failing() { throw new Error('no') }\n",
  'islands/Live.tsx': "'use client'\nexport default function Live() { return <b>Live</b> }\n",
  'pages/fails.tsx': "export default function Fails() { throw new Error('no') }\n",
  'theme/Nothing.tsx': 'export default function Nothing() { return null }\n',
  'theme/Footer.tsx': 'export const a = 1\n',
  'theme/Navbar.tsx':
    "import { useState } from 'react'\nexport default function Navbar() { const [a, set] = useState(0); return <button onClick={() => set(1)}>{a}</button> }\n",
  'theme/Breadcrumbs.tsx': "export default function Breadcrumbs() { throw new Error('no') }\n",
  'i18n/de/docusaurus-plugin-content-docs-docs/current/of-nothing.md': '# Nichts\n',
  ...PACKAGES_LINKED,
}

const OWN_CONFIG = {
  pagesDir: 'pages',
  componentsDir: 'components',
  islandsDir: 'islands',
  themeDir: 'theme',
  facts: { net: { id: '4711' } },
  sections: [
    {
      id: 'docs',
      path: 'docs',
      route: '/',
      sidebar: {
        own: [
          'nowhere',
          5,
          { type: 'autogenerated', dirName: 'empty' },
          { type: 'autogenerated', dirName: '.' },
        ],
      },
    },
  ],
  i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
  lastUpdated: { date: true },
  policy: { frames: ['*'] },
  redirects: {
    '/two/': '/',
    '/a/': '/b/',
    '/b/': '/a/',
    '/c/': '/none/',
    '/d#e': '/',
    '/f': '/#none',
  },
  head: [{ tag: 'script', attributes: { src: '/none.js' } }],
}

/** Hooks of plugins that all fail. */
const OWN_HOOKS = `
  plugins: [docusaurusModules(), treePlugins({ remark: [() => () => { throw new Error('no') }] }), {
    name: 'own',
    markdown: {
      leaves: { fails() { throw new Error('no') } },
      fences: { fails() { throw new Error('no') } },
      mdast: [{ name: 'fails', heading() { throw new Error('no') } }],
    },
  }],
`

/** The codes that the pages have at least, of different parts of the engine. */
const EXPECTED = `code/unknown-part code/unusable-file content/not-text content/skipped-folder
  content/too-large content/too-much-markup content/unusable-link directive/misplaced
  directive/repeated-tab directive/unclosed directive/unknown directive/unknown-attribute
  doc/duplicate-id doc/unknown-neighbour doc/unknown-sidebar file/not-of-the-site footnote/not-shown
  foreign/abbreviation foreign/attribute-list foreign/definition-list foreign/docsify
  foreign/highlight foreign/home-page foreign/hugo-shortcode foreign/liquid
  foreign/link foreign/mdbook-include foreign/mkdocs-box foreign/mkdocs-icon foreign/mkdocs-include
  foreign/mkdocs-keys foreign/mkdocs-snippet foreign/myst-comment foreign/myst-fence
  foreign/obsidian-comment foreign/obsidian-embed foreign/rest foreign/table-of-contents
  foreign/variable foreign/vitepress-include foreign/vue foreign/wiki-link
  front-matter/converted front-matter/misplaced front-matter/not-yaml
  front-matter/unclosed front-matter/wrong-type html/duplicate-id html/forbidden html/forbidden-address
  html/reserved-id html/too-deep html/unclosed image/unknown-file
  include/attributes include/circular include/front-matter include/in-mdx include/unusable-file link/empty
  link/file-without-extension link/nested link/unknown-anchor link/unknown-markdown-file
  link/unknown-page mdx/failed mdx/in-markdown mdx/syntax mdx/unknown-import
  route/differs-in-case route/duplicate route/replaced route/taken route/unusable-name
  sidebar/category-file table/lost-cells table/unread`.split(/\s+/)

/** The codes that only code or a configuration of the site can have. */
const EXPECTED_OF_OWN =
  `admonition/unknown-type component/failed content/no-original content/other-format
  diagram/failed fact/in-code fact/unknown foreign/unread formula/failed front-matter/misspelt git/no-dates head/unknown-file
  html/ambiguous html/left-out html/unquoted island/prop mdx/circular-import
  mdx/component-failed mdx/missing-component mdx/partial-front-matter mdx/static-component
  mdx/styles-left-out page/failed plugin/directive-failed plugin/fence-failed
  plugin/markdown-failed plugin/tree-failed policy/blocked policy/open redirect/duplicate
  redirect/existing-page redirect/lone-anchor redirect/loop redirect/unknown-anchor
  redirect/unknown-target sidebar/empty-folder sidebar/invalid-item sidebar/unknown-doc tag/file tag/inline theme/no-component
  theme/part-failed theme/static-part theme/unknown-part`.split(/\s+/)

/** What only `warraq check` asks. */
const CHECKED: Readonly<Record<string, string>> = {
  'docs/index.md':
    '# Start\n\n```\nno language\n```\n\n```js nocheck\na(\n```\n\n```json\n{\n```\n\n![](a.svg)\n\nThe id 4711. {{net.open}}.\n',
  'docs/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'docs/lonely.md': '# Lonely\n',
}

const CHECKED_CONFIG = {
  sections: [{ id: 'docs', path: 'docs', route: '/', sidebar: false }],
  facts: {
    net: {
      id: { value: '4711', guarded: true, source: ['a'], date: '2026-01-01' },
      open: { value: '5', verify: 'the value', source: ['a'], date: '2026-01-01' },
    },
  },
}

const EXPECTED_OF_CHECK = `code/no-language code/nocheck-without-reason code/unparsable fact/retyped
  fact/undated image/no-alternative page/unreachable`.split(/\s+/)

/** Codes that no folder here can have, with the reason or the test that shows their finding. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'config/default': 'a folder without a configuration has no settings',
  'config/foreign': 'a folder without a configuration has no settings',
  'config/left-out': 'a project of Docusaurus: packages/formats/src/migration.test.ts',
  'content/empty-folder':
    'nothing could be built: packages/warraq/src/content/source/collect-sources.test.ts',
  'content/missing-folder': 'nothing could be built: tests/build/bad-input.test.ts',
  'content/unreadable-folder': 'nothing could be built: tests/build/bad-input.test.ts',
  'diagram/no-package': 'the package is here: packages/warraq/src/content/compile-cache.test.ts',
  'formula/no-package': 'the package is here',
  'front-matter/unknown':
    'ignored by default: packages/warraq/src/content/source/read-front-matter.test.ts',
  'git/shallow-clone': 'a clone: tests/build/sitemap.test.ts',
  'image/not-resized': 'written with the images: tests/build/images.test.ts',
  'link/no-repository': 'a clone: tests/build/any-folder.test.ts',
  'mdx/fatal': 'an error in every site: tests/build/bad-input.test.ts',
  'route/no-start-page': 'these folders have a start page: tests/build/bad-input.test.ts',
}

/** Without these nothing could be built, or the finding is about the configuration itself. */
const ALWAYS_TOLD = new Set(['config/default'])

/** A folder with these files that is removed after the tests. */
async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const root = temporaryFolder()
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true })
    await writeFile(join(root, name), text)
  }
  await linkPackages(root)
  onTestFinished(() => rm(root, { recursive: true }))
  return root
}

interface Site {
  readonly root: string
  readonly command: 'build' | 'check'
  readonly config?: object
  /** Fields of the configuration that are code. */
  readonly code?: string
}

/** Severities of every code that a command finds with these checks. */
async function findingsWith(checks: object, { root, command, config, code = '' }: Site) {
  const fields = {
    title: 'T',
    url: 'https://example.org',
    lastUpdated: { date: false },
    sections: [{ id: 'docs', path: 'docs', route: '/' }],
    ...config,
    checks,
  }
  await writeFile(
    join(root, 'docs.config.ts'),
    `${code === '' ? '' : IMPORTS_MODULES}export default { ...${JSON.stringify(fields)}, ${code} }`,
  )
  const { exitCode, stdout, stderr } = await runDocs([command, root, '--json'])
  expect(stderr).not.toMatch(/^ +at /m)
  const { findings } = JSON.parse(stdout) as { findings: { code: string; severity: string }[] }
  const found = new Map<string, Set<string>>()
  for (const { code, severity } of findings)
    found.set(code, (found.get(code) ?? new Set()).add(severity))
  return { exitCode, found }
}

const settings = (codes: Iterable<string>, severity: string) =>
  Object.fromEntries(
    [...codes].filter((code) => !ALWAYS_TOLD.has(code)).map((code) => [code, severity]),
  )

/** Every code obeys `warn`, past which the command goes, and `ignore`. */
async function obeyed(codes: readonly string[], site: Site) {
  const warned = await findingsWith(settings(codes, 'warn'), site)
  expect([...warned.found].filter(([, severities]) => severities.has('error'))).toEqual([])
  expect([...warned.found.keys()].sort()).toEqual(codes)
  expect(warned.exitCode).toBe(0)

  const ignored = await findingsWith(settings(codes, 'ignore'), site)
  expect([...ignored.found.keys()].filter((code) => codes.includes(code))).toEqual([])
  expect(ignored.exitCode).toBe(0)
}

test('every finding of a build obeys the severity of its code, and of its group', async () => {
  const root = await folderWith(FILES)
  await symlink('/nowhere', join(root, 'docs/link.md'))
  const config = { staticDirs: ['public'] }
  const site: Site = { root, command: 'build', config, code: 'plugins: [dialects()]' }
  const { exitCode, found } = await findingsWith({}, site)
  expect(exitCode).toBe(1)
  const codes = [...found.keys()].sort()
  expect(EXPECTED.filter((code) => !found.has(code))).toEqual([])
  await obeyed(codes, site)

  const thrown = await findingsWith(settings(codes, 'throw'), site)
  expect([...thrown.found].filter(([, severities]) => severities.has('warning'))).toEqual([])
  expect(thrown.exitCode).toBe(1)

  const groups = new Set(codes.map((code) => code.replace(/\/.*/, '/*')))
  const quiet = await findingsWith(settings(groups, 'ignore'), site)
  expect([...quiet.found.keys()]).toEqual([])
  expect(quiet.exitCode).toBe(0)
})

test('so does every finding about code and configuration of the site', async () => {
  const site: Site = {
    root: await folderWith(OWN_CODE),
    command: 'build',
    config: OWN_CONFIG,
    code: OWN_HOOKS,
  }
  const { exitCode, found } = await findingsWith({}, site)
  expect(exitCode).toBe(1)
  expect(EXPECTED_OF_OWN.filter((code) => !found.has(code))).toEqual([])
  await obeyed([...found.keys()].sort(), site)
})

test('so does every finding of the checks of content', async () => {
  const site: Site = {
    root: await folderWith(CHECKED),
    command: 'check',
    config: CHECKED_CONFIG,
  }
  const { exitCode, found } = await findingsWith(settings(EXPECTED_OF_CHECK, 'throw'), site)
  expect(exitCode).toBe(1)
  expect([...found.keys()].sort()).toEqual(EXPECTED_OF_CHECK)
  await obeyed(EXPECTED_OF_CHECK, site)
})

test('no code is left without a folder that has it, or a reason', () => {
  const shown = [...EXPECTED, ...EXPECTED_OF_OWN, ...EXPECTED_OF_CHECK]
  expect([...shown, ...Object.keys(ELSEWHERE)].sort()).toEqual([...ALL_CODES].sort())
})
