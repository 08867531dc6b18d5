import { execFile } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../temporary-folder.ts'

const PACKAGE = join(import.meta.dirname, '../../packages/create-warraq')

/** Run the command in a folder; never rejects. */
function create(cwd: string, ...args: readonly string[]) {
  const bin = join(PACKAGE, 'bin/create-warraq.mjs')
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = execFile(process.execPath, [bin, ...args], { cwd }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode, output: stdout + stderr }),
    )
  })
}

test('a site is created in a new folder, with the same version of the engine', async () => {
  const dir = temporaryFolder()
  const { code, output } = await create(dir, 'my docs')
  expect(code, output).toBe(0)
  expect(output).toContain('Next: cd "my docs" && npm install && npm run dev')
  expect((await readdir(join(dir, 'my docs'))).sort()).toEqual(
    expect.arrayContaining(['content', 'docs.config.ts', 'package.json']),
  )
  const { name, dependencies } = JSON.parse(
    await readFile(join(dir, 'my docs/package.json'), 'utf8'),
  )
  const { version } = JSON.parse(await readFile(join(PACKAGE, 'package.json'), 'utf8'))
  expect({ name, dependencies }).toEqual({
    name: 'my-docs',
    dependencies: { warraq: `^${version}` },
  })
})

test('a missing name and a folder that holds something are one message each', async () => {
  const dir = temporaryFolder()
  await writeFile(join(dir, 'notes.md'), '# Mine\n')
  expect(await create(dir)).toEqual({
    code: 1,
    output: 'Name the folder of the new site: npm create warraq my-docs\n',
  })
  const taken = await create(dir, '.')
  expect(taken.code).toBe(1)
  expect(taken.output).toContain(dir)
  expect(await readdir(dir)).toEqual(['notes.md'])
})
