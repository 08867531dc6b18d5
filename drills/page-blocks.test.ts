import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { machines } from '../site/facts/machines.ts'
import { temporaryFolder } from '../tests/temporary-folder.ts'
import { TEXT } from './blocks.fixtures.ts'
import { pageBlocks, pagesWithoutPlan } from './page-blocks.ts'

const folder = temporaryFolder()

test('a block has its marks only where the built page is that of the source', async () => {
  const root = join(folder, 'marked')
  for (const [file, text] of [
    ['content/_b.md', '```bash sees="x"\nb\n```\n'],
    ['dist/a.md', '# A\n\n```bash\nb\n```\n'],
    ['content/d.md', '```bash facts\nb {{machines.spare}} {{.Name}}\n```\n'],
    ['dist/d.md', `\`\`\`bash\nb ${machines.spare.value} {{.Name}}\n\`\`\`\n`],
  ] as const) {
    await mkdir(join(root, file, '..'), { recursive: true })
    await writeFile(join(root, file), text)
  }
  for (const written of [
    '::include{file="./_b.md"}',
    "::include{ file='_b.md' }",
    '> ::include{file=_b.md}',
    '   ::include{file="/content/_b.md"} ',
  ]) {
    await writeFile(join(root, 'content/a.md'), `# A\n\n${written}\n`)
    const { blocks } = await pageBlocks('content/a.md', root)
    expect(blocks, written).toMatchObject([{ code: 'b', sees: ['x'], step: 'Introduction' }])
  }
  await writeFile(join(root, 'content/a.md'), '# A\n\n```bash sees=x\nb\n```\n')
  await expect(pageBlocks('content/a.md', root)).rejects.toThrow(
    'content/a.md: the block "b" says sees=x: write the value in quotes',
  )
  for (const source of [
    '# A\n',
    '# A\n\n```bash\nc\n```\n',
    '```bash\nb\n```\n\n## B\n\n```bash\nc\n```\n',
  ]) {
    await writeFile(join(root, 'content/a.md'), source)
    await expect(pageBlocks('content/a.md', root), source).rejects.toThrow(
      `dist/a.md and content/a.md have different commands, first at "${source.includes('## B') ? 'B' : 'Introduction'}"; build the site again`,
    )
  }
  expect((await pageBlocks('content/d.md', root)).blocks).toHaveLength(1)
  await expect(pageBlocks('content/c.md', root)).rejects.toThrow('dist/c.md is missing')
})

test('pages with blocks that are run and have no plan are known', async () => {
  const root = join(folder, 'site')
  const skipped = TEXT.replace('bash', 'bash skip="needs the device"')
  for (const [file, text] of [
    ['content/a/index.md', TEXT],
    ['content/b.mdx', TEXT],
    ['content/skipped.md', skipped],
    ['content/_partial.md', TEXT],
    ['content/prose.md', 'No command.'],
    ['dist/a.md', TEXT],
    ['dist/b.md', TEXT],
    ['dist/skipped.md', TEXT],
    ['dist/prose.md', 'No command.'],
  ] as const) {
    await mkdir(join(root, file, '..'), { recursive: true })
    await writeFile(join(root, file), text)
  }
  expect(await pagesWithoutPlan([{ page: 'content/a/index.md' }], root)).toEqual(['b.mdx'])
  await rm(join(root, 'dist'), { recursive: true })
  await expect(pagesWithoutPlan([], root)).rejects.toThrow('dist is missing; build the site first')
})
