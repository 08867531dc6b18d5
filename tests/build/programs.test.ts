import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../temporary-folder.ts'
import { copyFixture, runDocs } from './run-docs.ts'
import { withHostedSearch } from './with-hosted-search.ts'

const ENGINE = pathToFileURL(join(import.meta.dirname, '../../packages/warraq/dist/index.mjs')).href

/** Runs a program that uses the engine as a library; returns what it prints, parsed. */
async function runProgram(text: string): Promise<Record<string, unknown>> {
  const dir = temporaryFolder()
  const file = join(dir, 'program.mjs')
  await writeFile(file, `import { build, check, dev, preview } from '${ENGINE}'\n${text}`)
  const env = { ...process.env, NODE_ENV: undefined }
  const { stdout } = await promisify(execFile)(process.execPath, [file], { cwd: dir, env })
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
}

const print = (value: string) => `console.log(JSON.stringify(${value}))\n`

test('a program builds, checks and serves a site, and ends', async () => {
  const root = await copyFixture('good')
  const seen = await runProgram(`
    const built = await build({ root: '${root}', out: 'site', base: '/x/' })
    const checked = await check({ root: '${root}' })
    const server = await preview({ dir: built.output, port: 0 })
    const page = await (await fetch(server.url + 'docs/')).text()
    await server.close()
    const stopped = await fetch(server.url).then(() => false, () => true)
    ${print('{ ...built, hasErrors: checked.hasErrors, checked: checked.pages, url: server.url, page: page.slice(0, 15), stopped }')}`)
  expect(seen).toMatchObject({
    output: join(root, 'site'),
    hasErrors: false,
    page: '<!doctype html>',
    stopped: true,
  })
  expect(seen.url).toMatch(/^http:\/\/localhost:\d+\/x\/$/)
  expect(seen.pages).toBeGreaterThan(2)
  expect(seen.checked).toBe(seen.pages)
  expect(await readFile(join(root, 'site/docs/index.html'), 'utf8')).toContain('href="/x/')
})

test('a program gets the problems of a site that cannot be built', async () => {
  const root = await copyFixture('broken-link')
  const built = await runProgram(print(`await build({ root: '${root}' })`))
  expect(Object.keys(built)).toEqual(['problems'])
  expect(built.problems).toContainEqual(
    expect.objectContaining({ code: 'link/unknown-page', severity: 'error' }),
  )
  const failure = await runProgram(
    `await build({ root: '${root}/gone' }).catch((cause) => ${print('{ message: cause.message }')})`,
  )
  expect(failure.message).toContain('gone')
})

test('each build runs in the folder of its site, and the program keeps its own', async () => {
  const roots = await Promise.all([copyFixture('good'), copyFixture('good')])
  for (const root of roots) {
    const file = join(root, 'docs.config.ts')
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replace("'Fixture'", 'process.cwd()'))
  }
  const seen = await runProgram(`
    const before = process.cwd()
    await Promise.all(${JSON.stringify(roots)}.map((root) => build({ root })))
    ${print('{ isSame: process.cwd() === before }')}`)
  expect(seen).toEqual({ isSame: true })
  for (const root of roots)
    expect(await readFile(join(root, 'dist/docs/index.html'), 'utf8')).toContain(root)
})

test('a program develops a site', async () => {
  const root = await copyFixture('good')
  const seen = await runProgram(`
    const server = await dev({ root: '${root}', port: 0 })
    const page = await (await fetch(server.url + 'docs/')).text()
    await server.close()
    ${print('{ hasPage: page.includes("<h1"), problems: server.problems().length, port: server.port }')}`)
  expect(seen).toMatchObject({ hasPage: true, problems: expect.any(Number) })
  expect(seen.port).toBeGreaterThan(0)
})

test('help tells the options of one command', async () => {
  const { stdout, exitCode } = await runDocs(['translations', '--help'])
  expect(exitCode).toBe(0)
  expect(stdout).toMatchInlineSnapshot(`
    "warraq translations [root] [--json]

    List the pages and texts that are not translated, and translations of older pages.

      root    folder of the site; without it the working directory
      --json  print the result as JSON for programs, and nothing else
      --help  this text
    "
  `)
})

test('the export of records reports where they are as JSON', async () => {
  const root = await copyFixture('good')
  await withHostedSearch(root)
  await runDocs(['build', root])
  const out = join(root, 'records.json')
  const { stdout } = await runDocs(['search', 'export', root, '--out', out, '--json'])
  const records = JSON.parse(await readFile(out, 'utf8'))
  expect(JSON.parse(stdout)).toMatchObject({
    version: 1,
    command: 'search export',
    records: records.length,
    output: out,
  })
})
