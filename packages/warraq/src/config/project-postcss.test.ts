import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { preprocessCSS, resolveConfig } from 'vite'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../tests/temporary-folder.ts'
import { projectPostcss } from './project-postcss.ts'

let root = ''
beforeEach(() => {
  root = temporaryFolder()
})

/** Translates a style sheet with the plugins that code exports. */
async function translated(file: string, code: string): Promise<string> {
  const module = join(root, 'plugins.mjs')
  writeFileSync(module, code)
  const plugins = [projectPostcss(pathToFileURL(module).href, root)]
  const config = await resolveConfig(
    { configFile: false, root, css: { postcss: { plugins } } },
    'build',
  )
  return (await preprocessCSS('a { color: lamp }', join(root, file), config)).code
}

test('style sheets of the project go through its plugins', async () => {
  const dye = `export const postcss = async () => [
    { postcssPlugin: 'dye', Declaration: (one) => { if (one.value === 'lamp') one.value = 'red' } },
  ]`
  expect(await translated('src/a.css', dye)).toContain('color: red')
})

test.each([
  'node_modules/a/a.css',
  '.cache/a.css',
  '../elsewhere/a.css',
])('for %s the plugins are not even loaded', async (file) => {
  expect(await translated(file, "throw new Error('loaded')")).toContain('color: lamp')
})
