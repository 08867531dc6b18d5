import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { memo } from 'react'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../../tests/temporary-folder.ts'
import type { DocsConfig } from '../../config/schema.ts'
import { bundleFiles, bundleSiteModules, importFiles, importSiteModules } from './site-modules.ts'

const folder = temporaryFolder()
let count = 0

/** A bundle with this code; `modules` is the list of its modules, of which a text is thrown. */
function bundle(modules: string, lazyLoads = '[]'): string {
  const file = join(folder, `bundle-${++count}.mjs`)
  writeFileSync(
    file,
    `export const islandRuntime = {}\nexport const lazyLoads = ${lazyLoads}\nconst modules = ${modules}\nexport const loads = modules.map((module) => async () => { if (typeof module === 'string') throw module; return module })\n`,
  )
  return pathToFileURL(file).href
}

const component = (name: string, file = `components/${name}.tsx`) =>
  ({ kind: 'component', name, file }) as const

test('components have the name of their directive, pages their front matter', async () => {
  const url = bundle(
    "[{ default: () => 1 }, { default: () => 2 }, { default: () => 3, frontMatter: { title: 'A' } }]",
  )
  const page = { kind: 'page', name: 'index', file: 'pages/index.tsx' } as const
  const specs = [component('NetworkFacts'), component('Evm2Table'), page]
  const { components, pages } = await importSiteModules({ url, specs })
  expect([...components.keys()]).toEqual(['network-facts', 'evm2-table'])
  expect(components.get('network-facts')?.name).toBe('NetworkFacts')
  expect(pages).toMatchObject([{ file: 'pages/index.tsx', frontMatter: { title: 'A' } }])
})

test('a component may be wrapped by React, as memo() does', async () => {
  const symbol = (memo(() => null) as unknown as { readonly $$typeof: symbol }).$$typeof
  const url = bundle(
    `[{ default: { $$typeof: Symbol.for('${symbol.description}'), type: () => 1 } }]`,
  )
  const { components } = await importSiteModules({ url, specs: [component('Chart')] })
  expect(components.has('chart')).toBe(true)
})

test.each([
  ['{}', 'components/Chart.tsx has no default export.'],
  ["{ default: 'text' }", 'The default export of components/Chart.tsx is not a React component.'],
  [
    "{ default: { $$typeof: Symbol.for('react.transitional.element') } }",
    'The default export of components/Chart.tsx is not a React component.',
  ],
])('a module %s is an error', async (module, message) => {
  const imported = importSiteModules({ url: bundle(`[${module}]`), specs: [component('Chart')] })
  await expect(imported).rejects.toThrow(message)
})

test('two components with one name are an error with both files', async () => {
  const url = bundle('[{ default: () => 1 }, { default: () => 2 }]')
  const island = { kind: 'island', name: 'Chart', file: 'islands/Chart.tsx' } as const
  await expect(importSiteModules({ url, specs: [component('Chart'), island] })).rejects.toThrow(
    'components/Chart.tsx and islands/Chart.tsx have the same name, ::chart.',
  )
})

test('waits for lazy components that a lazy component imports', async () => {
  const url = bundle(
    "[{ default: () => done.join() }]\nconst done = []\nlazyLoads.push(later('a', () => lazyLoads.push(later('b', () => {}))))\nfunction later(name, next) { return new Promise((resolve) => setTimeout(() => { done.push(name); next(); resolve() }, 5)) }",
  )
  const [module] = await importFiles(url, [component('Chart')])
  expect((module?.default as () => string)()).toBe('a,b')
})

test('a folder of the configuration that does not exist is an error, also if it is a file', async () => {
  writeFileSync(join(folder, 'a-file'), '')
  for (const componentsDir of ['gone', 'a-file'])
    await expect(
      bundleSiteModules(folder, { componentsDir } as DocsConfig, { cacheDir: folder }),
    ).rejects.toThrow(`docs.config names the folder "${componentsDir}", which does not exist.`)
})

test('a module that throws without a source is named by its file, or by plugin and hook', async () => {
  const url = bundle("['no luck']")
  await expect(importSiteModules({ url, specs: [component('Chart')] })).rejects.toThrow(
    'components/Chart.tsx failed while it was loaded: no luck',
  )
  const owner = { plugin: 'look', hook: 'theme.parts.Footer' }
  await expect(importFiles(url, [{ file: 'Footer.tsx', owner }])).rejects.toThrow(
    'The plugin "look" failed in its hook "theme.parts.Footer": no luck',
  )
})

test('a module that cannot be bundled is not taken for one whose path ends its own', async () => {
  mkdirSync(join(folder, 'theme'))
  writeFileSync(join(folder, 'index.js'), '')
  writeFileSync(join(folder, 'theme/index.js'), 'const broken = ;\n')
  const owned = (plugin: string, file: string) => ({
    file,
    owner: { plugin, hook: 'theme.parts.A' },
  })
  const modules = [owned('innocent', 'index.js'), owned('guilty', 'theme/index.js')]
  const options = { root: folder, cacheDir: folder, name: 'a', what: 'The components' }
  await expect(bundleFiles(modules, options)).rejects.toThrow('The plugin "guilty" failed')
})

test('what a bundle throws without a source is an error, too', async () => {
  const file = join(folder, 'bare.mjs')
  writeFileSync(file, "throw 'no luck'\n")
  await expect(importFiles(pathToFileURL(file).href, [])).rejects.toThrow(
    'A module of the site failed while it was loaded: no luck',
  )
})
