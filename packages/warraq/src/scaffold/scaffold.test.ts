import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { temporaryFolder } from '../../../../tests/temporary-folder.ts'
import { sectionSchema } from '../config/section-schema.ts'
import { flattenFacts } from '../shared/data/facts.ts'
import { writeNewFolder } from '../system/write-files.ts'
import { newSite } from './new-site.ts'
import { cutVersion } from './version-site.ts'

const emptyFolder = () => temporaryFolder()

test('a new site is written as a whole, and never over files that exist', () => {
  const folder = join(emptyFolder(), 'My docs')
  writeNewFolder(folder, newSite(folder, '0.1.0'))
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  expect(manifest).toMatchObject({ name: 'my-docs', dependencies: { warraq: '^0.1.0' } })
  expect(readFileSync(join(folder, 'content/index.md'), 'utf8')).toMatch(/^# My docs$/m)
  const [, icon = ''] =
    /favicon: '(.*)'/.exec(readFileSync(join(folder, 'docs.config.ts'), 'utf8')) ?? []
  expect(readFileSync(join(folder, 'static', icon), 'utf8')).toMatch(/^<svg .*<\/svg>\n$/s)
  const workflow = parse(readFileSync(join(folder, '.github/workflows/docs.yml'), 'utf8'))
  expect(workflow.permissions).toEqual({ contents: 'read' })
  const steps: readonly Readonly<Record<string, unknown>>[] = workflow.jobs.build.steps
  const used = steps.flatMap(({ uses }) => (uses === undefined ? [] : [uses]))
  expect(used).not.toEqual([])
  for (const action of used) expect(action).toMatch(/@[\da-f]{40}$/)
  expect(steps.filter(({ run }) => /^npm (?:i|ci|install)\b/.test(String(run)))).toEqual([
    { run: 'npm ci' },
  ])
  expect(() => writeNewFolder(folder, {})).toThrow('is not empty: it contains .github, .gitignore')
  expect(readdirSync(join(folder, '..'))).toEqual(['My docs'])
})

test('a version has the pages, with the links to files that stay', () => {
  const root = emptyFolder()
  mkdirSync(join(root, 'content/learn'), { recursive: true })
  mkdirSync(join(root, 'content/develop'))
  writeFileSync(join(root, 'content/develop/faucet.md'), '# Faucet\n')
  writeFileSync(
    join(root, 'content/learn/a.md'),
    '[f](../develop/faucet.md#x) [b](./b.md) `[f](../develop/faucet.md)`\n',
  )
  writeFileSync(join(root, 'content/learn/b.md'), '# B\n')
  const section = sectionSchema.parse({ id: 'learn', path: 'content/learn', route: '/learn/' })
  const cut = (name: string, id?: string) =>
    cutVersion({ root, sections: [section], name, section: id, facts: new Map() })
  expect(() => cut('a/b')).toThrow('"a/b" cannot be the name of a version')
  expect(() => cut('1.0', 'lern')).toThrow('There is no section "lern"')
  expect(cut('1.0')).toMatchObject({ files: 2, changed: 1 })
  expect(readFileSync(join(root, 'learn_versioned_docs/version-1.0/a.md'), 'utf8')).toBe(
    '[f](../../content/develop/faucet.md#x) [b](./b.md) `[f](../develop/faucet.md)`\n',
  )
  expect(readFileSync(join(root, 'learn_versions.json'), 'utf8')).toBe('[\n  "1.0"\n]\n')
  expect(() => cut('1.0')).toThrow('contains the version "1.0"')
})

test('a version includes the files that stay, and its own copies of the others', () => {
  const root = emptyFolder()
  const write = (file: string, text: string) => {
    mkdirSync(join(root, dirname(file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  write('examples/greet.ts', '')
  write('shared/_stop.md', 'Stop.\n')
  write('learn/_own.md', 'Own.\n')
  const shown =
    '````md\n::include{file="../shared/_stop.md"}\n```ts file=../examples/greet.ts\n```\n````\n'
  const page = (stop: string, greet: string) =>
    `1. ::include\n\n   ::include{file="${stop}"}\n\n::include{file=./_own.md}\n\n\`\`\`ts title="a" file=${greet}#L1\n\`\`\`\n\n${shown}`
  write('learn/a.md', page('../shared/_stop.md', '../examples/greet.ts'))
  const section = sectionSchema.parse({ id: 'learn', path: 'learn', route: '/learn/' })
  const cut = { root, sections: [section], name: '1.0', section: undefined, facts: new Map() }
  expect(cutVersion(cut)).toMatchObject({
    files: 2,
    changed: 1,
  })
  expect(readFileSync(join(root, 'learn_versioned_docs/version-1.0/a.md'), 'utf8')).toBe(
    page('../../shared/_stop.md', '../../examples/greet.ts'),
  )
})

test('a version keeps the values that facts have now, and what only looks like one', () => {
  const root = emptyFolder()
  mkdirSync(join(root, 'learn'))
  const page = (id: string) =>
    `---\ntitle: Chain ${id}\n---\n\nThe id is ${id}, written \\{{chain.id}}, not {{other}}.\n\n\`\`\`ts facts\nid = ${id}\n\`\`\`\n\n\`\`\`vue\n{{chain.id}}\n\`\`\`\n`
  writeFileSync(join(root, 'learn/a.md'), page('{{chain.id}}'))
  const section = sectionSchema.parse({ id: 'learn', path: 'learn', route: '/learn/' })
  const facts = flattenFacts({ chain: { id: { value: 7, source: ['s'], date: '2026-01-01' } } })
  cutVersion({ root, sections: [section], name: '1.0', section: undefined, facts })
  expect(readFileSync(join(root, 'learn_versioned_docs/version-1.0/a.md'), 'utf8')).toBe(page('7'))
})

test('a version has the files beside its pages byte by byte', () => {
  const root = emptyFolder()
  mkdirSync(join(root, 'learn'))
  const drawing = '<svg><a href="../x/a.md"><text>{{chain.id}}</text></a></svg>\n'
  const photo = Buffer.concat([Buffer.of(0xff, 0xd8, 0x00), Buffer.from('{{chain.id}}')])
  const files = { 'a.md': '# A\n', 'drawing.svg': drawing, 'photo.jpg': photo }
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(root, 'learn', name), content)
  mkdirSync(join(root, 'x'))
  writeFileSync(join(root, 'x/a.md'), '# X\n')
  const section = sectionSchema.parse({ id: 'learn', path: 'learn', route: '/learn/' })
  const facts = flattenFacts({ chain: { id: { value: 7, source: ['s'], date: '2026-01-01' } } })
  const cut = { root, sections: [section], name: '1.0', section: undefined, facts }
  expect(cutVersion(cut)).toMatchObject({ files: 3, changed: 0 })
  for (const [name, content] of Object.entries(files))
    expect(readFileSync(join(root, 'learn_versioned_docs/version-1.0', name))).toEqual(
      Buffer.from(content),
    )
})
