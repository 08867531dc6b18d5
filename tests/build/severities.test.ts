import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDocs } from './run-docs.ts'

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
    '# Boxes\n\n::chart\n\n:::tab[Alone]\nInside\n:::\n\n::::tabs\n:::tab{label="A" value="a"}\n:::\n:::tab{label="B" value="a"}\n:::\n::::\n\n:::note{own=1}\nOpen\n',
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
    '# Foreign\n\n{{< ref >}}\n\n{% include a %}\n\n{{ site.title }}\n\nTerm\n: Definition\n\n!> Box\n\n!!! note\n    One.\nTwo.\n\n--8<-- "a.md"\n\n{* ../a.py *}\n\n{{#include a.rs}}\n\nText { .class }\n\n[TOC]\n\n:material-check: ++ctrl+c++ ==marked== %%hidden%% :ref:`a`\n\n*[HTML]: Hyper\n\n<!--@include: ./a.md-->\n\n% comment\n\n```{note}\nText\n```\n\n$a^2$\n\n```mermaid\ngraph TD; A-->B\n```\n',
  'docs/folder/_category_.json': '{ "position": "x" }',
  'docs/folder/a.md': '---\nmoved_from: [/two/, /a/, /a/]\n---\n# A\n\n[b](b)\n',
  'docs/folder/b.md': '# B\n',
  'docs/other/_category_.json': '{ "link": { "type": "doc", "id": "nowhere" }, "position": 2 }',
  'docs/other/Case.md': '# Case\n',
  'docs/other/case.md': '# Case\n',
  'docs/_parts/a.md': '# Part\n',
  'docs/c#.md': '# C\n',
  'docs/search.md': '# Search\n',
  'docs/tags.yml': 'known:\n  label: Known\nbad: 1\n',
  'facts.json': '{ "a": { "b": "1" } }',
  'public/robots.txt': '',
}

/** The codes that the folder has at least, of different parts of the engine. */
const EXPECTED = `code/unknown-part code/unusable-file content/not-text content/skipped-folder
  content/too-large content/too-much-markup content/unusable-link directive/misplaced
  directive/repeated-tab directive/unclosed directive/unknown directive/unknown-attribute
  doc/duplicate-id doc/unknown-neighbour doc/unknown-sidebar file/not-of-the-site
  front-matter/converted front-matter/misplaced front-matter/not-yaml front-matter/unclosed
  front-matter/wrong-type html/forbidden html/forbidden-address html/reserved-id html/too-deep
  html/unclosed image/unknown-file link/empty link/file-without-extension link/unknown-anchor
  link/unknown-markdown-file link/unknown-page mdx/failed mdx/in-markdown mdx/syntax
  mdx/unknown-import route/differs-in-case route/duplicate route/taken route/unusable-name
  sidebar/category-file foreign/vue foreign/home-page foreign/hugo-shortcode foreign/wiki-link
  foreign/obsidian-embed`.split(/\s+/)

/** Without these nothing could be built, or the finding is about the configuration itself. */
const ALWAYS_TOLD = new Set(['config/default'])

let root = ''

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'docs-severities-'))
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(root, name)), { recursive: true })
    await writeFile(join(root, name), text)
  }
  await symlink('/nowhere', join(root, 'docs/link.md'))
})
afterAll(() => rm(root, { recursive: true }))

/** Severities of every code that a build finds with these checks. */
async function findingsWith(checks: object) {
  const config = {
    title: 'T',
    url: 'https://example.org',
    lastUpdated: { date: false },
    sections: [{ id: 'docs', path: 'docs', route: '/' }],
    checks,
  }
  await writeFile(join(root, 'docs.config.ts'), `export default ${JSON.stringify(config)}`)
  const { exitCode, stdout, stderr } = await runDocs(['build', root, '--json'])
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

test('every finding of a build obeys the severity of its code, and of its group', async () => {
  const { exitCode, found } = await findingsWith({})
  expect(exitCode).toBe(1)
  const codes = [...found.keys()].sort()
  expect(EXPECTED.filter((code) => !found.has(code))).toEqual([])

  const warned = await findingsWith(settings(codes, 'warn'))
  expect([...warned.found].filter(([, severities]) => severities.has('error'))).toEqual([])
  expect([...warned.found.keys()].sort()).toEqual(codes)
  expect(warned.exitCode).toBe(0)

  const thrown = await findingsWith(settings(codes, 'throw'))
  expect([...thrown.found].filter(([, severities]) => severities.has('warning'))).toEqual([])
  expect(thrown.exitCode).toBe(1)

  const ignored = await findingsWith(settings(codes, 'ignore'))
  expect([...ignored.found.keys()].filter((code) => codes.includes(code))).toEqual([])

  const groups = new Set(codes.map((code) => code.replace(/\/.*/, '/*')))
  const quiet = await findingsWith(settings(groups, 'ignore'))
  expect([...quiet.found.keys()]).toEqual([])
  expect(quiet.exitCode).toBe(0)
})
