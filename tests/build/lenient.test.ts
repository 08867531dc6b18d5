import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../temporary-folder.ts'
import { runDocs } from './run-docs.ts'

/** Pages that nobody wrote for this engine, each with what it loses. */
const PAGES: Readonly<Record<string, string>> = {
  'index.md':
    '# Start\n\n[Gone](./gone.md) [None](/none/) ![Lost](lost.png) [Out](.hidden.txt) ![Own](.own.png)\n',
  '.hidden.txt': 'hidden',
  '.own.png': 'hidden',
  'html.md':
    '# Html\n\n<p style="zoom: 2">Red <font size="1">small</font> <df>id</df></p>\n\n<div>\n\n<iframe src="https://example.com/x" title="Film"></iframe>\n\n<style>p { color: red }</style>\n',
  'code.md':
    '# Code\n\nWrite {{name}}, `{{ image }}` and [{{x}}](#code).\n\n```yaml\npath: {{ .Values.path }}\nkey: {{ env.key }}\nimage: {{ image }}\n```\n',
  'table.md': '# Table\n\nPress <kbd>Ctrl</kbd>.\n\n| Key | Times |\n|:---:|------:|\n| a | 1 |\n',
  'ends.md':
    '# Endpoints\n\n<wss://ws.example.com> [tcp](tcp://a.example:26656) [wallet](keplr://open)\n',
  'attack.md':
    '# Attack\n\n<script>f()</script><b onclick="f()">b</b>\n\n[a](pathname://javascript:f())\n',
  'broken.mdx': '# Broken\n\n<Tabs>\n\nStill **here**\n',
  'boxes.md': '# Boxes\n\n::chart\n\n:::tab[Alone]\nInside\n:::\n\n:::note\nOpen\n',
  '404.md': '# Not found\n\nOwn text\n',
  'search.md': '# Search\n\nHow to search\n',
  'c#.md': '# C sharp\n\nSee [search](search.md).\n',
  'field.md': '---\ntitle: Field\nsidebar_position: many\n---\n\nText\n',
}

const CONFIG = {
  title: 'T',
  url: 'https://example.org',
  sections: [{ id: 'docs', path: 'docs', route: '/' }],
}

let root = ''

beforeAll(async () => {
  root = temporaryFolder()
  for (const [name, text] of Object.entries(PAGES)) {
    const file = join(root, 'docs', name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
})

async function build(config?: object) {
  const file = join(root, 'docs.config.ts')
  await rm(file, { force: true })
  if (config !== undefined) await writeFile(file, `export default ${JSON.stringify(config)}`)
  const { exitCode, stderr } = await runDocs(['build', root])
  const codes = [...stderr.matchAll(/ (error|warning) {2}(\S+)/g)].map(([, kind, code]) => ({
    kind,
    code,
  }))
  return { exitCode, stderr, codes }
}

const article = async (route: string) => {
  const html = await readFile(join(root, 'dist', route, 'index.html'), 'utf8')
  return /<article[^>]*>.*<\/article>/s.exec(html)?.[0] ?? ''
}

test('without a configuration, what pages lose only warns', async () => {
  const { exitCode, codes } = await build()
  expect(exitCode).toBe(0)
  expect(codes.filter(({ kind }) => kind === 'error')).toEqual([])
  expect(new Set(codes.map(({ code }) => code))).toEqual(
    new Set([
      'config/default',
      'directive/misplaced',
      'directive/unclosed',
      'directive/unknown',
      'file/not-of-the-site',
      'front-matter/wrong-type',
      'html/forbidden',
      'html/forbidden-address',
      'html/unclosed',
      'image/unknown-file',
      'link/no-repository',
      'link/unknown-markdown-file',
      'link/unknown-page',
      'mdx/syntax',
      'route/taken',
      'route/unusable-name',
    ]),
  )
  expect(await article('html')).toContain('<p class="lead">Red small id</p>')
  expect(await article('html')).toMatch(/<a href="https:\/\/example\.com\/x"[^>]*>Film<\/a>/)
  expect(await article('code')).toContain('Write {{name}}, <code>{{ image }}</code>')
  expect(await article('table')).toContain('<td class="align-right"')
  expect(await article('ends')).toContain('href="wss://ws.example.com"')
  expect(await article('broken')).toContain('Still <strong>here</strong>')
  expect(await article('boxes')).toMatch(/::chart.*Alone.*Inside.*Open/s)
  expect(await article('field')).toContain('Text')
  expect(await article('404-page')).toContain('Own text')
  expect(await article('search-page')).toContain('How to search')
  expect(await article('c')).toContain('<a href="/search-page/">search</a>')
  for (const route of ['html', 'attack'])
    expect(await article(route)).not.toMatch(/<iframe|<style|<font|<df|f\(\)|javascript:/)
})

test('a configuration stops the build for the same pages, unless it is not strict', async () => {
  const strict = await build(CONFIG)
  expect(strict.exitCode).toBe(1)
  expect(strict.codes.filter(({ kind }) => kind === 'error').length).toBeGreaterThan(9)
  const lenient = await build({ ...CONFIG, checks: { strict: false } })
  expect(lenient.exitCode).toBe(0)
  const some = await build({ ...CONFIG, checks: { strict: false, 'html/forbidden': 'throw' } })
  expect(some.exitCode).toBe(1)
  const errors = some.codes.filter(({ kind }) => kind === 'error').map(({ code }) => code)
  expect(new Set(errors)).toEqual(new Set(['html/forbidden']))
})
