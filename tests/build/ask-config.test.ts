import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyFixture, runDocs } from './run-docs.ts'

interface Built {
  /** Document of the first page. */
  readonly html: string
  readonly scripts: string
  readonly stderr: string
}

/** Build the fixture with an `askAi` field. */
async function build(askAi: string): Promise<Built> {
  const dir = await copyFixture('good')
  const file = join(dir, 'docs.config.ts')
  const config = await readFile(file, 'utf8')
  await writeFile(file, config.replace(/\n\}\s*$/, `\n  ${askAi}\n}\n`))
  const { exitCode, stderr } = await runDocs(['build', dir])
  if (exitCode !== 0) return { html: '', scripts: '', stderr }
  const assets = join(dir, 'dist/assets')
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  const texts = await Promise.all(names.map((name) => readFile(join(assets, name), 'utf8')))
  const html = await readFile(join(dir, 'dist/docs/index.html'), 'utf8')
  return { html, scripts: `${names.join()}\n${texts.join('\n')}`, stderr }
}

const connectOf = (html: string) => /connect-src ([^;]*);/.exec(html)?.[1]

test('nothing of the assistant is in a site that did not ask for it', async () => {
  const { html, scripts } = await build('')
  expect(connectOf(html)).toBe("'self'")
  expect(`${html}${scripts}`).not.toMatch(/ask\.example|ask-panel|AskPanel|search-ask/)
})

test('the policy allows only the configured assistant', async () => {
  const server = await build("askAi: { provider: 'server', url: 'https://ask.example.org/v1/' },")
  expect(connectOf(server.html)).toBe("'self' https://ask.example.org")
  expect(server.html).not.toContain('https://ask.example.org/v1/')
  expect(server.scripts).toContain('https://ask.example.org/v1/')
  expect(server.scripts).toContain('AskPanel-')
  const hosted = await build(
    "askAi: { provider: 'algolia', assistantId: 'a', appId: 'b', apiKey: 'c', indexName: 'd' },",
  )
  expect(connectOf(hosted.html)).toBe("'self' https://askai.algolia.com")
})

test('a configuration that misses a part is refused', async () => {
  const refused = async (askAi: string) => (await build(askAi)).stderr
  expect(await refused("askAi: { provider: 'algolia', assistantId: 'a' },")).toContain(
    'askAi.appId',
  )
  expect(await refused("askAi: { provider: 'server', url: 'ask.example.org' },")).toContain(
    'askAi.url',
  )
})
