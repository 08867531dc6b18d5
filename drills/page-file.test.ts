import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../tests/temporary-folder.ts'
import { TEXT } from './blocks.fixtures.ts'
import { builtFile, pagesWithoutPlan } from './page-file.ts'

const folder = temporaryFolder()

test('pages with command blocks that have no plan are known', async () => {
  const root = join(folder, 'site')
  for (const [file, text] of [
    ['content/a/index.md', ''],
    ['content/b.mdx', ''],
    ['content/_partial.md', ''],
    ['content/prose.md', ''],
    ['dist/a.md', TEXT],
    ['dist/b.md', TEXT],
    ['dist/prose.md', 'No command.'],
  ] as const) {
    await mkdir(join(root, file, '..'), { recursive: true })
    await writeFile(join(root, file), text)
  }
  expect(builtFile('content/a/index.md')).toBe('dist/a.md')
  expect(await pagesWithoutPlan(root, [{ page: 'content/a/index.md' }])).toEqual(['b.mdx'])
  await rm(join(root, 'dist'), { recursive: true })
  await expect(pagesWithoutPlan(root, [])).rejects.toThrow('dist is missing; build the site first')
})
