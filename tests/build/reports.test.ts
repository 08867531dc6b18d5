import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../temporary-folder.ts'
import { runDocs } from './run-docs.ts'

/** A site whose pages show pictures of a folder that no setting names, and miss one page. */
async function site(): Promise<string> {
  const root = temporaryFolder()
  const files: Record<string, string> = {
    'docs.config.ts': `export default {
      title: 'T', url: 'https://docs.example.org', lastUpdated: { date: false },
      sections: [{ id: 'docs', path: 'docs', route: '/' }],
    }`,
    'docs/index.md': '# Start\n',
  }
  for (let at = 1; at <= 5; at++) {
    files[`docs/page-${at}.md`] = `# Page\n\n![A](/img/${at}.svg)\n\n[Gone](./gone.md)\n`
    files[`media/img/${at}.svg`] = '<svg xmlns="http://www.w3.org/2000/svg"/>'
  }
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  return root
}

test('one cause is one entry with its number, three places and the fix; the last line sums up', async () => {
  const root = await site()
  const { stderr, exitCode } = await runDocs(['build', root])
  expect(exitCode).toBe(1)
  expect(stderr).toMatchInlineSnapshot(`
    "docs/page-1.md:5  error  link/unknown-markdown-file  5 times in 5 files
      found     ./gone.md
      also at   docs/page-2.md:5, docs/page-3.md:5, and 2 more
      expected  a page source that exists
      fix       correct the path; it is relative to the file it stands in

    docs/page-1.md:3  error  image/unknown-file  5 times in 5 files
      found     /img/1.svg
      also at   docs/page-2.md:3 (/img/2.svg), docs/page-3.md:3 (/img/3.svg), and 2 more
      expected  a file that exists
      fix       media/ contains it, but no setting publishes that folder: add staticDirs: ['media'] to docs.config.ts

    --all prints every finding.

    2 errors in 10 places, 0 warnings.
    By code: image/unknown-file 5, link/unknown-markdown-file 5.
    "
  `)
})

test('--all prints every finding', async () => {
  const { stderr } = await runDocs(['build', await site(), '--all'])
  expect(stderr.match(/^docs\/page-\d\.md:3 {2}error {2}image\/unknown-file$/gm)).toHaveLength(5)
})

test('--json prints findings and result for programs, and nothing else', async () => {
  const root = await site()
  const failed = await runDocs(['build', root, '--json'])
  expect(failed).toMatchObject({ stderr: '', exitCode: 1 })
  const result = JSON.parse(failed.stdout)
  expect(result).toMatchObject({
    ...{ version: 1, command: 'build', root, exitCode: 1, errors: 10, warnings: 0 },
    byCode: { 'image/unknown-file': 5, 'link/unknown-markdown-file': 5 },
  })
  expect(result.findings).toHaveLength(10)
  expect(result.findings[0]).toEqual({
    code: expect.stringMatching(/^\w+\/[\w-]+$/),
    severity: 'error',
    file: 'docs/page-1.md',
    line: expect.any(Number),
    found: expect.any(String),
    expected: expect.any(String),
    fix: expect.any(String),
  })
  for (const key of ['output', 'pages', 'failure']) expect(result).not.toHaveProperty(key)

  await writeFile(join(root, 'docs.config.ts'), 'export default { title: 1 }')
  const unusable = await runDocs(['check', root, '--json'])
  expect(unusable).toMatchObject({ stderr: '', exitCode: 1 })
  expect(JSON.parse(unusable.stdout)).toMatchObject({
    ...{ version: 1, command: 'check', exitCode: 1, findings: [] },
    failure: expect.stringContaining('title'),
  })
})

test('--json names the output of a build that succeeds', async () => {
  const root = temporaryFolder()
  await writeFile(join(root, 'README.md'), '# A\n')
  const { stdout, exitCode } = await runDocs(['build', root, '--json'])
  expect(exitCode).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({
    ...{ exitCode: 0, output: join(root, 'dist'), pages: 3, errors: 0, warnings: 1 },
  })
})
