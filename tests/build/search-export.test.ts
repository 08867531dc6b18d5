import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { COLLECTION_SCHEMA } from '../../packages/hosted-search/src/collection-schema.ts'
import type { DocSearchRecord } from '../../packages/hosted-search/src/docsearch-records.ts'
import { copyFixture, runDocs } from './run-docs.ts'
import { withHostedSearch } from './with-hosted-search.ts'

const BIN = join(import.meta.dirname, '../../packages/warraq/bin/warraq.mjs')

const roots: string[] = []
afterAll(() => Promise.all(roots.map((root) => rm(root, { recursive: true }))))

let root: string
let records: DocSearchRecord[]
beforeAll(async () => {
  root = await copyFixture('versions')
  roots.push(root)
  await withHostedSearch(root)
  await mkdir(join(root, 'i18n/en'), { recursive: true })
  const words = 'asked: { /docs/guide/install/: [begin], /docs/guide/install/#steps: [in short] }'
  await writeFile(join(root, 'i18n/en/search-words.yml'), words)
  expect((await runDocs(['build', root])).exitCode).toBe(0)
  const out = join(root, 'records.json')
  const { exitCode, stdout } = await runDocs(['search', 'export', root, '--out', out])
  expect(exitCode).toBe(0)
  expect(stdout).toMatch(/\d+ records of \d+ pages/)
  records = JSON.parse(await readFile(out, 'utf8'))
})

test('settings for an index stand beside the records', async () => {
  const settings = JSON.parse(await readFile(join(root, 'records.settings.json'), 'utf8'))
  expect(settings.algolia).toMatchObject({ attributeForDistinct: 'url', distinct: true })
  const names = COLLECTION_SCHEMA.fields.map(({ name }) => name)
  const at = (record: object, path: string) =>
    path.split('.').reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), record)
  expect(settings.algolia.searchableAttributes).toContain('unordered(asked)')
  expect(settings.algolia.unretrievableAttributes).toEqual(['asked'])
  expect(names).toContain('asked')
  for (const name of names)
    for (const record of records) expect(at(record, name)).not.toBeUndefined()
})

test('every version has records with its tag', () => {
  expect([...new Set(records.map(({ docusaurus_tag: tag }) => tag))].sort()).toEqual([
    'docs-docs-1.0',
    'docs-docs-2.0',
    'docs-docs-current',
  ])
  expect(new Set(records.map(({ language }) => language))).toEqual(new Set(['en']))
})

test('a record has the address of its heading and its hierarchy', () => {
  const steps = records.find(
    ({ url }) => url === 'https://docs.example.org/docs/guide/install/#steps',
  )
  expect(steps).toMatchObject({
    type: 'lvl2',
    anchor: 'steps',
    hierarchy: { lvl0: 'Docs', lvl1: 'Install', lvl2: 'Steps', lvl3: null },
    content: null,
    asked: ['in short'],
    docusaurus_tag: 'docs-docs-2.0',
  })
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length)
})

test('the record of a page holds what readers say for it', () => {
  const pages = records.filter(({ asked }) => asked.includes('begin'))
  expect(pages).toMatchObject([
    { url: 'https://docs.example.org/docs/guide/install/', type: 'lvl1' },
  ])
})

test('a file that cannot be written is reported', async () => {
  const run = await runDocs(['search', 'export', root, '--out', join(root, 'no', 'records.json')])
  expect(run.exitCode).toBe(1)
  expect(run.stderr).toContain('The list of records cannot be written')
})

test('a reader that leaves early, such as head, is not a failure', async () => {
  const run = spawn(process.execPath, [BIN, 'search', 'export', root])
  run.stdout.destroy()
  let stderr = ''
  run.stderr.on('data', (text) => {
    stderr += text
  })
  const [exitCode] = await once(run, 'close')
  expect([exitCode, stderr]).toEqual([0, ''])
})

test('without the plugin, the command names its package', async () => {
  const plain = await copyFixture('good')
  roots.push(plain)
  const { exitCode, stderr } = await runDocs(['search', 'export', plain])
  expect(exitCode).toBe(1)
  expect(stderr).toContain('npm install @warraq/hosted-search')
})

test('a folder without a built site is reported', async () => {
  const empty = await copyFixture('good')
  roots.push(empty)
  await withHostedSearch(empty)
  const { exitCode, stderr } = await runDocs(['search', 'export', empty])
  expect(exitCode).toBe(1)
  expect(stderr).toContain('There is no built site in')
})
