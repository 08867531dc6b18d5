import { cp, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../temporary-folder.ts'
import { runDocs } from './run-docs.ts'

const examples = join(import.meta.dirname, '../../packages/warraq/examples')

/** A copy of an example, with the packages of this repository. */
async function copyExample(name: string): Promise<string> {
  const dir = temporaryFolder()
  await cp(join(examples, name), dir, { recursive: true })
  await symlink(join(import.meta.dirname, '../../node_modules'), join(dir, 'node_modules'))
  return dir
}

test('the example with KaTeX writes MathML, and neither styles nor scripts for it', async () => {
  const dir = await copyExample('katex')
  expect(await runDocs(['build', dir])).toMatchObject({ exitCode: 0, stderr: '' })
  const html = await readFile(join(dir, 'dist/index.html'), 'utf8')
  expect(html.match(/<math /g)).toHaveLength(2)
  expect(html).toContain('<math xmlns="http://www.w3.org/1998/Math/MathML" display="block">')
  expect(html).toContain('$HOME')
  expect(html).not.toContain(' style=')
})

test('an invalid formula is reported with its page and the plugin', async () => {
  const dir = await copyExample('katex')
  await writeFile(join(dir, 'content/index.md'), '# Formulas\n\nOne: $\\frac{a}$\n')
  const run = await runDocs(['build', dir])
  expect(run.exitCode).toBe(1)
  expect(run.stderr).toContain('content/index.md:3')
  expect(run.stderr).toContain('KaTeX parse error')
  expect(run.stderr).toContain('of the plugin "katex" can read')
})

test('the example with Mermaid writes an image with its text', async () => {
  const dir = await copyExample('mermaid')
  expect(await runDocs(['build', dir])).toMatchObject({ exitCode: 0, stderr: '' })
  const html = await readFile(join(dir, 'dist/index.html'), 'utf8')
  const [, source = ''] =
    /<img src="data:image\/svg\+xml;base64,([^"]+)"[^>]* alt="A page is read, compiled and written"/.exec(
      html,
    ) ?? []
  const svg = Buffer.from(source, 'base64').toString()
  expect(svg).toContain('Compile the page')
  expect(svg).not.toMatch(/@import|https?:\/\/(?!www\.w3\.org)/)
})

test('a diagram without a text alternative is reported with file and line', async () => {
  const dir = await copyExample('mermaid')
  await writeFile(
    join(dir, 'content/index.md'),
    '# Diagrams\n\n```mermaid\ngraph LR\n  A --> B\n```\n',
  )
  const run = await runDocs(['build', dir])
  expect(run.exitCode).toBe(1)
  expect(run.stderr).toContain('content/index.md:3')
  expect(run.stderr).toContain('say after "mermaid" what the diagram shows')
})
