import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../tests/temporary-folder.ts'
import { markdownModule } from './markdown-module.ts'

const roots: string[] = []
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true })
})

/** The module that a file with this text becomes. */
async function moduleOf(text: string) {
  const root = temporaryFolder()
  roots.push(root)
  const file = join(root, 'part.mdx')
  writeFileSync(file, text)
  return markdownModule(file, 'docs/part.mdx')
}

test('fences that MDX runs are tags, around the code between them', async () => {
  const { code } = await moduleOf(
    "import Tabs from '@theme/Tabs'\n\n```mdx-code-block\n<Tabs>\n```\n\n```bash\nls\n```\n\n```mdx-code-block\n</Tabs>\n```\n",
  )
  expect(code).toMatch(/jsxs?\(Tabs,/)
  expect(code).not.toContain('<Tabs>')
  expect(code).toContain('CodeBlock as DocsCode')
})

test('comments and ids of headings are none of its text', async () => {
  const { code } = await moduleOf(
    '<!-- a note -->\n\n## Oil {#oil}\n\n```md\n## Oil {#kept}\n```\n',
  )
  expect(code).toContain('id: "oil"')
  expect(code).toContain('{#kept}')
  expect(code).not.toContain('throw new Error')
  expect(code).not.toMatch(/"[^"]*a note/)
})

test('a file that is not MDX fails when it is imported', async () => {
  const { code, problems } = await moduleOf('---\na: b\n---\n\n<b>\n')
  expect(code).toMatch(/^throw new Error\("docs\/part\.mdx: /)
  expect(problems).toMatchObject([{ code: 'mdx/syntax', file: 'docs/part.mdx', line: 5 }])
})

test('a box that ends in a list may close at the indent of the list', async () => {
  const { code } = await moduleOf(':::caution\n\nText.\n\n- one\n- two\n  :::\n\nAfter.\n')
  expect(code).toContain('type: "caution"')
  expect(code).not.toContain(':::')
  expect(code.indexOf('"After."')).toBeGreaterThan(code.indexOf('"two"'))
})
