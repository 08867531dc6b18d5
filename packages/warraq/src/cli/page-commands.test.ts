import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../tests/temporary-folder.ts'
import { movePage } from './page-commands.ts'

/** No page is built. */
const optionsOf = (root: string) => {
  return { root, out: undefined, base: undefined, engineDir: '', bundleDir: '', engineKey: '' }
}

test.each([
  ['docs/a.md', './docs/../docs/a.md', '"docs/a.md" is there already. Expected: another path'],
  ['docs/a.md', 'docs/b.md', '"docs/b.md" exists, and nothing is overwritten. Merge the pages'],
  ['docs/a.md', 'docs/b.txt', '"docs/b.txt" is not a page.'],
])('moves %s to %s for nobody', async (from, to, message) => {
  const root = temporaryFolder()
  mkdirSync(join(root, 'docs'))
  for (const name of ['index', 'a', 'b'])
    writeFileSync(join(root, 'docs', `${name}.md`), `# ${name}\n`)
  await expect(movePage(optionsOf(root), { from, to, dryRun: false })).rejects.toThrow(message)
})
