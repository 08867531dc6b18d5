import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../temporary-folder.ts'
import { runDocs } from './run-docs.ts'

let root = ''

async function build(files: Readonly<Record<string, string>>): Promise<string> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  const { exitCode, stderr } = await runDocs(['build', root])
  expect(stderr).toBe('')
  expect(exitCode).toBe(0)
  return readFile(join(root, 'dist/index.html'), 'utf8')
}

const config = (lang: string) => `export default {
  title: 'T', url: 'https://x.test', lang: '${lang}', lastUpdated: { date: false },
  sections: [{ id: 'docs', path: 'content', route: '/' }],
}`

test('pages have the interface of their language, with the texts that the site changed', async () => {
  root = temporaryFolder()
  const french = await build({
    'docs.config.ts': config('fr'),
    'content/index.md': '# Un\n\n:::note\nTexte.\n:::\n\n## Deux\n\n## Trois\n',
  })
  expect(french).toContain('Sur cette page')
  expect(french).toContain('Remarque')
  expect(french).not.toContain('On this page')
  // The texts in a page that is in the cache follow its language.
  const german = await build({
    'docs.config.ts': config('de'),
    'i18n/de/code.json': '{ "onThisPage": "Hier" }',
  })
  expect(german).toContain('>Hier<')
  expect(german).toContain('Hinweis')
  expect(german).not.toContain('Remarque')
})
