import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyFixture, newSite, runDocs } from './run-docs.ts'

test('warraq check reports problems of the content; a build does not', async () => {
  const dir = await copyFixture('content-checks')
  const links = join(dir, 'links.md')
  const run = await runDocs(['check', dir, '--links', links, '--external'])
  const problems = run.stderr.match(/^content\S+ {2}\w+ {2}\S+/gm)
  expect(problems).toEqual([
    'content/lost.md  warning  page/unreachable',
    'content/bad.md:3  error  fact/undated',
    'content/bad.md:3  error  spelling/unknown-word',
    'content/bad.md:5  error  heading/skipped-level',
    'content/bad.md:7  error  image/no-alternative',
    'content/bad.md:14  error  code/unparsable',
    'content/bad.md:21  error  style/shouting',
    'content/lost.md  error  page/too-thin',
    // It costs readers nothing.
    'content/bad.md:17  error  code/nocheck-without-reason',
  ])
  expect(run.exitCode).toBe(1)
  // Names for examples are not asked.
  expect(run.stdout).toContain('0 pages of other sites asked for')
  expect(await readFile(links, 'utf8')).toContain(
    '## a.example\n\n- <https://a.example/>: content/bad.md:3, content/good.md:3\n',
  )
  expect((await runDocs(['build', dir])).exitCode).toBe(0)
})

test('a good site passes, and each check can be turned off', async () => {
  const dir = await copyFixture('content-checks')
  const config = join(dir, 'docs.config.ts')
  const text = await readFile(config, 'utf8')
  const names = ['codeBlocks', 'imageAlternatives', 'reachable', 'datedFacts']
  const off = names.map((name) => `${name}: 'ignore',`).join('\n')
  await writeFile(
    config,
    text
      .replaceAll("'throw'", "'ignore'")
      .replace('prose({', "prose({ headings: 'ignore',")
      .replace('content: {', `content: { ${off}`),
  )
  const silent = await runDocs(['check', dir])
  expect(silent.stderr).toBe('')
  expect(silent.exitCode).toBe(0)

  await writeFile(config, text.replace(", 'bad'", ''))
  await rm(join(dir, 'content', 'bad.md'))
  await rm(join(dir, 'content', 'lost.md'))
  await writeFile(
    join(dir, 'content', 'index.md'),
    '# Start\n\nThe valoper starts here, with [good](./good.md) examples.\n',
  )
  const run = await runDocs(['check', dir])
  expect(run.stderr).toBe('')
  expect(run.stdout).toContain('no problems')
})

test('a dictionary that does not exist and a list that cannot be written are usage errors', async () => {
  const dir = await copyFixture('content-checks')
  const run = await runDocs(['check', dir, '--links', join(dir, 'no', 'links.md')])
  expect(run.stderr).toContain('The list of links cannot be written: ')
  await rm(join(dir, 'dictionary.txt'))
  expect((await runDocs(['check', dir])).stderr).toContain(
    'The dictionary of the plugin prose cannot be read: ',
  )
})

test('--external without a plugin that asks other sites names the package', async () => {
  const dir = await newSite({ 'index.md': '# Start\n' })
  const { exitCode, stderr } = await runDocs(['check', dir, '--external'])
  expect([exitCode, stderr]).toEqual([1, expect.stringContaining('npm install @warraq/prose')])
})

test('a version keeps the values of facts, and neither it nor its original gets findings', async () => {
  const dir = await newSite({
    'docs.config.ts': `export default {
      title: 'T', url: 'https://docs.test', lastUpdated: { date: false },
      checked: { date: '2026-11-21' },
      sections: [{ id: 'learn', label: 'Learn', path: 'learn', route: '/' }],
      checks: { content: { datedFacts: 'throw' } },
      facts: {
        id: { value: 11235, source: ['s'], date: '2026-11-21', guarded: true },
        set: { value: 150, source: ['s'], date: '2026-11-21', verify: 'ask the chain' },
      },
    }\n`,
    'learn/index.md': '# Start\n\nThe id is {{id}}, and {{set}} validators sign.\n',
  })
  expect(await runDocs(['check', dir])).toMatchObject({ exitCode: 0, stderr: '' })
  expect(await runDocs(['version', '1.0', dir])).toMatchObject({ exitCode: 0 })
  const copy = await readFile(join(dir, 'learn_versioned_docs/version-1.0/index.md'), 'utf8')
  expect(copy).toBe('# Start\n\nThe id is 11235, and 150 validators sign.\n')
  expect(await runDocs(['check', dir])).toMatchObject({ exitCode: 0, stderr: '' })
})
