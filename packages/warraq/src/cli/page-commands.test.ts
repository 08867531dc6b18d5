import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../tests/temporary-folder.ts'
import { movePage, removePage } from './page-commands.ts'

/** No page is built. */
const optionsOf = (root: string) => {
  return { root, out: undefined, base: undefined, engineDir: '', bundleDir: '', engineKey: '' }
}

test.each([
  ['docs/a.md', './docs/../docs/a.md', '"docs/a.md" is there already. Expected: another path'],
  ['docs/a.md', 'docs/b.md', '"docs/b.md" exists, and nothing is overwritten. Merge the pages'],
  ['docs/a.md', 'docs/b.txt', '"docs/b.txt" is not a page.'],
  ['docs/a.md', 'docs/_a.md', 'in which no name begins with "_"'],
  ['docs/index.md', 'docs/start.md', '"docs/index.md" is the start page of its section, at /'],
])('moves %s to %s for nobody', async (from, to, message) => {
  const root = temporaryFolder()
  mkdirSync(join(root, 'docs'))
  for (const name of ['index', 'a', 'b'])
    writeFileSync(join(root, 'docs', `${name}.md`), `# ${name}\n`)
  await expect(movePage(optionsOf(root), { from, to, dryRun: false })).rejects.toThrow(message)
})

test('puts no page in the place of a start page', async () => {
  const root = temporaryFolder()
  mkdirSync(join(root, 'docs'))
  for (const name of ['index', 'a']) writeFileSync(join(root, 'docs', `${name}.md`), '# A page\n')
  const edit = { page: 'docs/index.md', to: 'docs/a.md', dryRun: false }
  await expect(removePage(optionsOf(root), edit)).rejects.toThrow('is the start page')
})
