import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyFixture, runDocs } from './run-docs.ts'

interface Built {
  /** Document of a page. */
  readonly html: string
  readonly scripts: string
}

/** Build the fixture with a list of plugins. */
async function build(plugins: string): Promise<Built> {
  const dir = await copyFixture('ask')
  const file = join(dir, 'docs.config.ts')
  const config = await readFile(file, 'utf8')
  const imports = "import { assistant } from '@warraq/assistant'\n"
  await writeFile(file, imports + config.replace(/\n\}\s*$/, `\n  plugins: ${plugins}\n}\n`))
  const { exitCode, stderr } = await runDocs(['build', dir])
  expect(exitCode, stderr).toBe(0)
  const assets = join(dir, 'dist/assets')
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  const texts = await Promise.all(names.map((name) => readFile(join(assets, name), 'utf8')))
  const html = await readFile(join(dir, 'dist/guide/install/index.html'), 'utf8')
  return { html, scripts: `${names.join()}\n${texts.join('\n')}` }
}

const connectOf = (html: string) => /connect-src ([^;]*);/.exec(html)?.[1]

test('nothing of the assistant is in a site that did not ask for it', async () => {
  const { html, scripts } = await build('[]')
  expect(connectOf(html)).toBe("'self'")
  expect(`${html}${scripts}`).not.toMatch(/ask\.example|ask-panel|AskScreen|search-ask/)
})

test('the policy allows only the configured assistant', async () => {
  const { html, scripts } = await build(
    "[assistant({ provider: 'server', url: 'https://ask.example.org/v1/' })]",
  )
  expect(connectOf(html)).toBe("'self' https://ask.example.org")
  expect(html).not.toContain('https://ask.example.org/v1/')
  expect(scripts).toContain('https://ask.example.org/v1/')
  expect(scripts).toContain('AskScreen-')
  // The public address, below which links of answers may lead.
  expect(scripts).toContain('https://docs.example.org/')
})
