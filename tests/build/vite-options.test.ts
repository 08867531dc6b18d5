import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../temporary-folder.ts'
import { makeOwnBundles } from './bundle-pool.ts'
import { readTree, runDocs } from './run-docs.ts'

makeOwnBundles()

type Files = Readonly<Record<string, string>>

const MODULES = join(import.meta.dirname, '../../node_modules')
const roots: string[] = []

async function write(root: string, files: Files): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
}

/** A site with packages of this repository installed. */
async function siteOf(files: Files, packages: readonly string[] = []): Promise<string> {
  const root = temporaryFolder()
  roots.push(root)
  await write(root, files)
  for (const name of packages) {
    await mkdir(dirname(join(root, 'node_modules', name)), { recursive: true })
    await symlink(join(MODULES, name), join(root, 'node_modules', name))
  }
  return root
}

const config = (fields = '', imports = '') => `${imports}
  export default {
    title: 'T', url: 'https://x.test', sections: [{ id: 'docs', path: 'content', route: '/' }],
    lastUpdated: { date: false }, search: false, ${fields}
  }`

const PAGE: Files = { 'content/index.md': '# One\n\n::widget\n' }
const COMPONENTS = "componentsDir: 'components'"

/** Document and scripts of a site that builds. */
async function built(root: string): Promise<{ html: string; scripts: string }> {
  const { exitCode, stderr } = await runDocs(['build', root])
  expect(stderr).toBe('')
  expect(exitCode).toBe(0)
  const tree = await readTree(join(root, 'dist'))
  const scripts = Object.entries(tree)
    .filter(([name]) => name.endsWith('.js'))
    .map(([, text]) => Buffer.from(text, 'base64').toString())
  return { html: await readFile(join(root, 'dist/index.html'), 'utf8'), scripts: scripts.join('') }
}

const MODULE_SITE: Files = {
  'docs.config.ts': config(`${COMPONENTS}, islandsDir: 'islands', themeDir: 'theme'`),
  'content/index.md': '# One\n\n::widget\n\n::counter\n',
  'components/Widget.tsx': `
    import names, { title } from './Widget.module.css'
    import './plain.css'
    export default function Widget() { return <p className={title}>{names['with-hyphen']}</p> }`,
  'components/Widget.module.css':
    '.title { composes: base from "./base.module.css"; color: red }\n.with-hyphen { top: 0 }',
  'components/base.module.css': '.base { font-weight: 700 }',
  'components/plain.css': '.plain { left: 1px }',
  'islands/Counter.tsx': `
    import styles from './Counter.module.scss'
    export default function Counter() { return <button className={styles.button}>0</button> }`,
  'islands/Counter.module.scss': '$pad: 3px;\n.button { padding: $pad; &:hover { color: green } }',
  'theme/Footer.tsx': `
    import styles from './Footer.module.css'
    export default function Footer() { return <footer className={styles.foot}>end</footer> }`,
  'theme/Footer.module.css': '.foot { margin: 1rem }',
  'theme/Navbar.scss': '.mine { .inner { right: 2px } }',
}

test('CSS modules and Sass work in components, islands and theme parts', async () => {
  const { html, scripts } = await built(await siteOf(MODULE_SITE, ['sass']))
  const [, title = '', base = ''] = /<p class="(\S+) (\S+)">Widget_with-hyphen_/.exec(html) ?? []
  const [, button = ''] = /<button class="(Counter_button_\w+)"/.exec(html) ?? []
  const [, foot = ''] = /<footer class="(Footer_foot_\w+)">end/.exec(html) ?? []
  expect(html).toContain(`.${title}{color:red}`)
  expect(html).toContain(`.${base}{font-weight:700}`)
  expect(html).toContain(`.${button}{padding:3px}.${button}:hover{color:green}`)
  expect(html).toContain(`.${foot}{margin:1rem}`)
  expect(html).toContain('.plain{left:1px}')
  expect(html).toContain('.mine .inner{right:2px}')
  expect(scripts).toContain(button)
})

test('plugins, aliases and constants of Vite apply to the build and the browser', async () => {
  const code = `
    import { word } from 'virtual:word'
    import { shared } from '~/lib/shared.ts'
    import text from './note.txt?raw'
    export default function Widget() { return <p>{[word, shared, text, EDITION].join()}</p> }`
  const root = await siteOf({
    'docs.config.ts': config(
      `${COMPONENTS}, islandsDir: 'islands', vite: {
      plugins: [word, [false, undefined]], define: { EDITION: '"second"' },
      resolve: { alias: { '~': import.meta.dirname } } }`,
      "import { word } from './word.ts'",
    ),
    'word.ts': `export const word = {
      name: 'word',
      resolveId: (id) => (id === 'virtual:word' ? '\\0word' : null),
      load: (id) => (id === '\\0word' ? 'export const word = "plugged"' : null),
    }`,
    'lib/shared.ts': "export const shared = 'aliased'",
    'content/index.md': '# One\n\n::widget\n\n::counter\n',
    'components/Widget.tsx': code,
    'components/note.txt': 'raw',
    'islands/Counter.tsx': code,
    'islands/note.txt': 'raw',
  })
  const { html, scripts } = await built(root)
  expect(html.match(/<p(?: class="lead")?>plugged,aliased,raw,second<\/p>/g)).toHaveLength(2)
  expect(scripts).toContain('plugged')
  expect(scripts).toContain('aliased')
})

test('Tailwind finds its classes in pages and components, also in those that are added', async () => {
  const root = await siteOf(
    {
      ...PAGE,
      'docs.config.ts': config(
        `${COMPONENTS}, stylesheet: 'site.css', vite: { plugins: [tailwind()] }`,
        "import tailwind from '@tailwindcss/vite'",
      ),
      'site.css': "@import 'tailwindcss/theme.css';\n@import 'tailwindcss/utilities.css';",
      'components/Widget.tsx': 'export default () => <p className="px-7">1</p>',
    },
    ['tailwindcss', '@tailwindcss/vite'],
  )
  const first = await built(root)
  expect(first.html).toContain('.px-7{padding-inline:')
  expect(first.html).not.toContain('.mt-4{')
  await write(root, { 'content/two.md': '# Two\n\n<p class="mt-4">2</p>\n' })
  expect((await built(root)).html).toContain('.mt-4{margin-top:')
})

const POSTCSS = (name: string) => `
  import plugin from './plugin.mjs'
  export default { plugins: [plugin('${name}')] }`

const MARK_PLUGIN = `export default (name) => ({ postcssPlugin: 'mark',
  Declaration(node) { if (node.value === 'mark') node.value = name } })`

test('the configuration of PostCSS beside docs.config applies, one above the site does not', async () => {
  const site: Files = {
    ...PAGE,
    'docs.config.ts': config(`${COMPONENTS}, stylesheet: 'site.css'`),
    'site.css': '.marked { animation-name: mark }',
    'components/Widget.tsx': 'export default () => <p>1</p>',
  }
  const root = await siteOf({
    ...site,
    'plugin.mjs': MARK_PLUGIN,
    'postcss.config.mjs': POSTCSS('teal'),
  })
  expect((await built(root)).html).toContain('.marked{animation-name:teal}')
  const above = await siteOf({ 'plugin.mjs': MARK_PLUGIN, 'postcss.config.mjs': POSTCSS('teal') })
  await write(join(above, 'docs'), site)
  expect((await built(join(above, 'docs'))).html).toContain('.marked{animation-name:mark}')
})

test.each<[string, string, string]>([
  ['transform', "transform() { throw new Error('no luck') }", '[plugin broken]'],
  ['buildStart', "buildStart() { throw new Error('no luck') }", '[plugin broken]'],
  [
    'config',
    "config() { throw new Error('no luck') }",
    'Vite plugin "broken" failed in its hook "config"',
  ],
])('a plugin of Vite that throws in %s is named', async (_hook, code, message) => {
  const root = await siteOf({
    ...PAGE,
    'docs.config.ts': config(`${COMPONENTS}, vite: { plugins: [{ name: 'broken', ${code} }] }`),
    'components/Widget.tsx': 'export default () => <p>1</p>',
  })
  const { exitCode, stderr } = await runDocs(['build', root])
  expect(exitCode).toBe(1)
  expect(stderr).toContain(message)
  expect(stderr).toContain('no luck')
})

test.each<[string, string, string]>([
  ['a function in place of a plugin', 'plugins: [() => {}]', 'vite.plugins[0]'],
  ['an option that is not offered', 'build: {}', 'vite.build'],
  ['an option of the server that is not offered', 'server: { port: 1 }', 'vite.server'],
  ['a list of options', 'css: []', 'vite.css'],
])('%s is an error of the configuration', async (_what, fields, place) => {
  const root = await siteOf({ ...PAGE, 'docs.config.ts': config(`vite: { ${fields} }`) })
  const { exitCode, stderr } = await runDocs(['build', root])
  expect(exitCode).toBe(1)
  expect(stderr).toContain(place)
})

test('a plugin that emits a file outside the folder of the bundle is told where it may', async () => {
  const plugin = `{ name: 'emits', generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'worker.js', source: '1' }) } }`
  const root = await siteOf({
    'content/index.md': '# One\n',
    'docs.config.ts': config(`vite: { plugins: [${plugin}] }`),
  })
  const { exitCode, stderr } = await runDocs(['build', root])
  expect(exitCode).toBe(1)
  expect(stderr).toContain('A plugin of Vite emits the file "worker.js"')
})

/** Each input of the bundles, changed, with what then is on the page. */
const CHANGES: readonly (readonly [Files, string])[] = [
  [{ 'components/Widget.module.css': '.other { color: blue }' }, '{color:#00f}'],
  [{ 'components/_pad.scss': '$pad: 9px;' }, '.look{padding:9px}'],
  [{ 'postcss.config.mjs': POSTCSS('navy') }, '.marked{animation-name:navy}'],
  [
    {
      'plugin.mjs': `export default () => ({ postcssPlugin: 'mark',
        Declaration(node) { if (node.value === 'mark') node.value = 'other' } })`,
    },
    '.marked{animation-name:other}',
  ],
  [{ 'word.ts': "export const word = 'second'" }, '>second text</p>'],
  [{ 'words/one.txt': ' read' }, '>second read</p>'],
]

test('a bundle is used again only while everything it was made from is unchanged', async () => {
  const root = await siteOf(
    {
      ...PAGE,
      'docs.config.ts': config(
        `${COMPONENTS}, stylesheet: 'site.css', vite: { plugins: [plugin(word)] }`,
        "import { word } from './word.ts'\nimport { plugin } from './reads.ts'",
      ),
      'word.ts': "export const word = 'first'",
      'reads.ts': `
        import { readFileSync } from 'node:fs'
        export const plugin = (word) => ({
          name: 'reads',
          transform: (code, id) => id.endsWith('Widget.tsx')
            ? code.replace('WORD', word + readFileSync(import.meta.dirname + '/words/one.txt'))
            : null,
        })`,
      'words/one.txt': ' text',
      'site.css': '.marked { animation-name: mark }',
      'postcss.config.mjs': POSTCSS('teal'),
      'plugin.mjs': MARK_PLUGIN,
      'components/Widget.tsx': `
        import styles from './Widget.module.css'
        import './look.scss'
        export default function Widget() { return <p className={styles.other}>WORD</p> }`,
      'components/Widget.module.css': '.title { color: red }',
      'components/look.scss': "@use './pad';\n.look { padding: pad.$pad }",
      'components/_pad.scss': '$pad: 3px;',
    },
    ['sass'],
  )
  expect((await built(root)).html).toContain('>first text</p>')
  for (const [changed, shown] of CHANGES) {
    await write(root, changed)
    expect((await built(root)).html).toContain(shown)
  }
  const warm = await readTree(join(root, 'dist'))
  const fresh = await siteOf({})
  await cp(root, fresh, { recursive: true, verbatimSymlinks: true })
  for (const made of ['.cache', 'dist']) await rm(join(fresh, made), { recursive: true })
  await built(fresh)
  expect(warm).toEqual(await readTree(join(fresh, 'dist')))
})
