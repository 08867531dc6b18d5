import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyFixture, runDocs } from './run-docs.ts'

/** Build the fixture with an `askAi` field; the document of its first page, or what was refused. */
async function build(askAi: string): Promise<string> {
  const dir = await copyFixture('good')
  const file = join(dir, 'docs.config.ts')
  const config = await readFile(file, 'utf8')
  await writeFile(file, config.replace(/\n\}\s*$/, `\n  ${askAi}\n}\n`))
  const { exitCode, stderr } = await runDocs(['build', dir])
  return exitCode === 0 ? readFile(join(dir, 'dist/docs/index.html'), 'utf8') : stderr
}

const connectOf = (html: string) => /connect-src ([^;]*);/.exec(html)?.[1]

test('nothing of the assistant is in a page that did not ask for it', async () => {
  const html = await build('')
  expect(connectOf(html)).toBe("'self'")
  expect(html).not.toMatch(/"askAi"|ask\.css|AskPanel/)
})

test('the configured assistant, and nobody else, may be called', async () => {
  const server = await build("askAi: { provider: 'server', url: 'https://ask.example.org/v1/' },")
  expect(connectOf(server)).toBe("'self' https://ask.example.org")
  const view = /"askAi":(\{.*?\})/.exec(server)?.[1] ?? ''
  expect(JSON.parse(view)).toEqual({
    provider: 'server',
    url: 'https://ask.example.org/v1/',
    suggestedQuestions: [],
    siteUrl: 'https://docs.example.org/',
  })
  const hosted = await build(
    "askAi: { provider: 'algolia', assistantId: 'a', appId: 'b', apiKey: 'c', indexName: 'd' },",
  )
  expect(connectOf(hosted)).toBe("'self' https://askai.algolia.com")
})

test('a configuration that misses a part is refused', async () => {
  expect(await build("askAi: { provider: 'algolia', assistantId: 'a' },")).toContain('askAi.appId')
  expect(await build("askAi: { provider: 'server', url: 'ask.example.org' },")).toContain(
    'askAi.url',
  )
})
