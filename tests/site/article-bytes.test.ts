import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { runDocs } from '../build/run-docs.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const CONFIG = `export default {
  title: 'Docs',
  url: 'https://docs.example.org',
  lastUpdated: { date: false },
  sections: [{ id: 'docs', path: 'docs', route: '/' }],
}
`

const CODE = '```bash title="a.sh"\nhaqqd status | jq .\n```\n'
const BLOCKS = [
  'A paragraph with **bold**, `code` and a [link](#heading-1).\n',
  CODE,
  '```json {2} showLineNumbers\n{\n  "a": 1\n}\n```\n',
  '| A | B |\n|---|---|\n| `a` | 1 |\n',
  '- one\n- two\n\n1. one\n2. two\n',
  ':::note\n\nA note.\n\n:::\n',
  ':::warning[Take care]\n\nA warning.\n\n:::\n',
  `::::tabs{group="system"}\n\n:::tab{value="linux" label="Linux"}\n\n${CODE}\n:::\n\n:::tab{value="macos" label="macOS"}\n\n${CODE}\n:::\n\n::::\n`,
  '<details>\n<summary>More</summary>\n\nText.\n\n</details>\n',
  'A note[^1].\n\n[^1]: Its text.\n',
]

/** Most bytes of what the engine makes of these blocks, in KB of 1,000 bytes, and of the same by gzip -9. */
const MOST = { written: 7.5, compressed: 2.1 }

test('the engine adds few bytes to the blocks of a page', async () => {
  const root = temporaryFolder()
  await mkdir(join(root, 'docs'))
  await writeFile(join(root, 'docs.config.ts'), CONFIG)
  const text = BLOCKS.map((block, at) => `## Heading ${at}\n\n${block}`).join('\n')
  await writeFile(join(root, 'docs/index.md'), `# Blocks\n\n${text}`)
  const run = await runDocs(['build', root])
  expect(run.exitCode, run.stderr).toBe(0)
  const html = await readFile(join(root, 'dist/index.html'), 'utf8')
  const [article = ''] = /<article[\s\S]*<\/article>/.exec(html) ?? []
  expect(article).toContain('Heading 9')
  expect(article.length / 1000).toBeLessThanOrEqual(MOST.written)
  expect(gzipSync(article, { level: 9 }).length / 1000).toBeLessThanOrEqual(MOST.compressed)
})
