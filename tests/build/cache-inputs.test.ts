import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../temporary-folder.ts'
import { makeOwnBundles } from './bundle-pool.ts'
import { readTree, runDocs } from './run-docs.ts'
import { READS_MODULES } from './with-modules.ts'

makeOwnBundles()

/**
 * A cached result is used only while everything that it was made from is unchanged. Each test
 * builds a site, changes one input, and compares a warm build with a cold one, byte by byte.
 */

/** Texts of files by path; `-> target` is a link. */
type Files = Readonly<Record<string, string>>

const packageFiles = (name: string, version: string, code: string): Files => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({
    ...{ name, version, type: 'module', exports: './index.js' },
    dependencies: name === 'direct' ? { inner: '*' } : {},
  }),
  [`node_modules/${name}/index.js`]: code,
})

const reads = (value: string) => packageFiles('inner', value, `export const value = '${value}'`)

/** Versions that a package manager keeps side by side, with a link to the present one. */
const stored = (version: string, other: string): Files => {
  const folder = (of: string) => `.store/kept@${of}/node_modules/kept`
  const files = (of: string): [string, string][] => [
    [
      `node_modules/${folder(of)}/package.json`,
      `{ "version": "${of}", "type": "module", "exports": "./index.js", "peerDependencies": { "react": "*" } }`,
    ],
    [`node_modules/${folder(of)}/index.js`, `export const Kept = () => 'kept ${of}'`],
  ]
  const both = Object.fromEntries([version, other].flatMap(files))
  return { ...both, 'node_modules/kept': `-> ${folder(version)}` }
}

const SITE: Files = {
  'docs.config.ts': `
    import plugin from 'plugin'
    export default {
      title: 'T', url: 'https://x.test', sections: [{ id: 'docs', path: 'content', route: '/' }],
      componentsDir: 'components', islandsDir: 'islands', themeDir: 'theme',
      lastUpdated: { date: false }, plugins: [plugin(process.env.LABEL), ${READS_MODULES}],
    }`,
  'content/index.md': '# One\n\n::widget\n\n::counter\n\n::label\n',
  'content/two.mdx': "import { Kept } from 'kept'\n\n# Two\n\n<Kept />\n",
  'components/Widget.tsx': `
    import { value } from 'direct'
    import { shared } from '../lib/shared.ts'
    export default function Widget() { return <p>{value} {shared} {process.env.MOOD}</p> }`,
  'islands/Counter.tsx': `
    import { value } from 'direct'
    import { Kept } from 'kept'
    export default function Counter() { return <b>{value}<Kept /></b> }`,
  'theme/Footer.tsx': `
    import { value } from 'linked'
    export default function Footer() { return <footer>{value}</footer> }`,
  'lib/shared.ts': `export const shared = 'first'`,
  ...packageFiles('direct', '1.0.0', `export { value } from 'inner'`),
  ...reads('1.0.0'),
  ...packageFiles(
    'plugin',
    '1.0.0',
    `export default (label = 'none') => ({ name: 'p', markdown: { leaves: { label: () => label } } })`,
  ),
  'linked/package.json':
    '{ "name": "linked", "version": "1.0.0", "type": "module", "exports": "./index.js" }',
  'linked/index.js': `export const value = 'linked one'`,
  'node_modules/linked': '-> ../linked',
  ...stored('1.0.0', '2.0.0'),
}

async function write(root: string, files: Files): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    const [, target] = /^-> (.*)$/.exec(text) ?? []
    if (target === undefined) {
      await writeFile(join(root, path), text)
      continue
    }
    await rm(join(root, path), { force: true })
    await symlink(target, join(root, path))
  }
}

async function newSite(): Promise<string> {
  const root = temporaryFolder()
  await write(root, SITE)
  return root
}

async function builtTree(root: string, env: Record<string, string>) {
  const run = await runDocs(['build', root], env)
  expect(run.stderr).toBe('')
  return readTree(join(root, 'dist'))
}

test.each<[string, Files, Record<string, string>?]>([
  ['a package of a package that a component and an island import', reads('2.0.0')],
  [
    'a package that the configuration imports',
    packageFiles(
      'plugin',
      '2.0.0',
      `export default () => ({ name: 'p', markdown: { leaves: { label: () => 'second' } } })`,
    ),
  ],
  ['a linked package without a new version', { 'linked/index.js': `export const value = 'two'` }],
  ['a package whose link leads to another version', stored('2.0.0', '1.0.0')],
  ['a module that a component imports', { 'lib/shared.ts': `export const shared = 'second'` }],
  ['an option of a plugin that comes from the environment', {}, { LABEL: 'second' }],
  ['a variable that a component reads', {}, { MOOD: 'second' }],
])('%s: a warm build equals a cold one', async (_input, changed, env = {}) => {
  const root = await newSite()
  const before = await builtTree(root, {})
  await write(root, changed)
  const warm = await builtTree(root, env)
  const fresh = temporaryFolder()
  await cp(root, fresh, { recursive: true, verbatimSymlinks: true })
  for (const made of ['.cache', 'dist']) await rm(join(fresh, made), { recursive: true })
  expect(warm).not.toEqual(before)
  expect(warm).toEqual(await builtTree(fresh, env))
})
