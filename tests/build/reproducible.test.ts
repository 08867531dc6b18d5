import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeOwnBundles } from './bundle-pool.ts'
import { copyFixture, readTree, runDocs } from './run-docs.ts'

makeOwnBundles()

test('the same input gives the same bytes, in any folder, time zone and language, with and without a cache', async () => {
  const first = await copyFixture('good')
  const copied = await copyFixture('good')
  const second = `${copied} of é`
  await rename(copied, second)
  for (const dir of [first, second])
    await writeFile(
      join(dir, 'content/dated.md'),
      '---\nlast_update: {date: 2026-01-31}\n---\n\n# Dated\n',
    )
  const elsewhere = { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' }
  expect((await runDocs(['build', first], { TZ: 'America/Los_Angeles' })).exitCode).toBe(0)
  expect((await runDocs(['build', second], elsewhere)).exitCode).toBe(0)
  const cold = await readTree(join(first, 'dist'))
  const dated = Buffer.from(cold['docs/dated/index.html'] ?? '', 'base64').toString()
  expect(dated).toContain('Jan 31, 2026')
  expect(await readTree(join(second, 'dist'))).toEqual(cold)
  await runDocs(['build', first])
  expect(await readTree(join(first, 'dist'))).toEqual(cold)
})

test('an edit of one page changes only its own files', async () => {
  const dir = await copyFixture('good')
  await runDocs(['build', dir])
  const before = await readTree(join(dir, 'dist'))
  await writeFile(
    join(dir, 'content', 'other.md'),
    '# Other\n\n## First\n\n## Second\n\nChanged text.\n',
  )
  await runDocs(['build', dir])
  const after = await readTree(join(dir, 'dist'))
  expect(Buffer.from(after['docs/other/index.html'] ?? '', 'base64').toString()).toContain(
    'Changed text.',
  )
  expect(after['docs/other/index.html']).not.toBe(before['docs/other/index.html'])
})

test('after an edit, a new page and a moved one, a warm build writes the same as a cold one', async () => {
  const edit = async (dir: string) => {
    const content = join(dir, 'content')
    await writeFile(join(content, 'other.md'), '# Other\n\n## First\n\n## Second\n\nMore.\n')
    await writeFile(join(content, 'group', 'new.md'), '# New\n\nIt is [one](/docs/group/one/).\n')
  }
  const move = (dir: string) =>
    rename(join(dir, 'content', 'group', 'new.md'), join(dir, 'content', 'new.md'))
  const treeOf = async (dir: string) => {
    expect((await runDocs(['build', dir])).exitCode).toBe(0)
    return readTree(join(dir, 'dist'))
  }
  const warm = await copyFixture('good')
  await treeOf(warm)
  const coldTree = async (...changes: readonly ((dir: string) => Promise<void>)[]) => {
    const cold = await copyFixture('good')
    for (const change of changes) await change(cold)
    return treeOf(cold)
  }
  await edit(warm)
  expect(await treeOf(warm)).toEqual(await coldTree(edit))
  await move(warm)
  expect(await treeOf(warm)).toEqual(await coldTree(edit, move))
})

test('every path works under a base path', async () => {
  const dir = await copyFixture('good')
  expect((await runDocs(['build', dir, '--base', '/x/'])).exitCode).toBe(0)
  const tree = await readTree(join(dir, 'dist'))
  const html = Buffer.from(tree['docs/index.html'] ?? '', 'base64').toString()
  for (const [, href = ''] of html.matchAll(/(?:href|src)="(\/[^"]*)"/g))
    expect(href).toMatch(/^\/x\//)
  expect(html).toContain('<a href="/x/docs/other/#second">a link</a>')
})

test('a category without a page gets one that lists its items, and a tag one that lists its docs', async () => {
  const dir = await copyFixture('good')
  expect((await runDocs(['build', dir])).exitCode).toBe(0)
  const tree = await readTree(join(dir, 'dist'))
  const htmlOf = (path: string) => Buffer.from(tree[path] ?? '', 'base64').toString()
  const category = htmlOf('docs/category/group/index.html')
  expect(category).toContain('<h1>Group</h1><p>All of it.</p>')
  expect(category).toContain(
    '<a class="card" href="/docs/group/one/"><span class="card-title">One</span><p>The first.</p></a>',
  )
  expect(tree).not.toHaveProperty(['docs/category/group.md'])
  expect(htmlOf('docs/group/one/index.html')).toContain(
    '<a class="tag" href="/docs/tags/alpha/">Alpha tag</a>',
  )
  expect(htmlOf('docs/tags/alpha/index.html')).toContain(
    'One doc tagged with &quot;Alpha tag&quot;',
  )
  expect(htmlOf('docs/tags/index.html')).toContain('Alpha tag (1)')
})
