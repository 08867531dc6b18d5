import { existsSync } from 'node:fs'
import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyFixture, runDocs } from './run-docs.ts'

test('plugins extend Markdown, pages, files and the browser', async () => {
  const dir = await copyFixture('plugins')
  const run = await runDocs(['build', dir])
  expect(run.stderr).toBe('')
  const html = await readFile(join(dir, 'dist/index.html'), 'utf8')
  expect(html).toContain('<var>a+b</var>')
  expect(html).toMatch(/<aside class="hint"><b>Ada<\/b>\s*<p>A hint\.<\/p>/)
  expect(html).toContain('<p class="video">seven</p>')
  expect(html).toContain('<p class="shout">HELLO</p>')
  expect(html).toMatch(/<span class="\w+">why<\/span>|<span class="\w+">why /)
  expect(existsSync(join(dir, 'dist/hidden/index.html'))).toBe(false)
  expect(await readFile(join(dir, 'dist/made/index.html'), 'utf8')).toContain('By a plugin.')
  expect((await readFile(join(dir, 'dist/titles.txt'), 'utf8')).split('\n').sort()).toEqual([
    'Made',
    'Start',
  ])
  const assets = await readdir(join(dir, 'dist/assets'))
  expect(assets.some((name) => name.startsWith('greet-'))).toBe(true)
})

test.each([
  [
    'throws in a check',
    "{ name: 'words', checks: [{ name: 'length', severity: 'warn', run() { throw new Error('no luck') } }] }",
    'The plugin "words" failed in its hook "checks.length": docs.config.ts:5: no luck',
  ],
  [
    'throws in a summary',
    "{ name: 'words', checks: [{ name: 'length', severity: 'warn', run: () => [], summary() { throw new Error('no luck') } }] }",
    'The plugin "words" failed in its hook "checks.length": docs.config.ts:5: no luck',
  ],
  [
    'checks pages later, and throws',
    "{ name: 'words', checks: [{ name: 'length', severity: 'warn', eachPage: () => async () => { throw new Error('no luck') } }] }",
    'The plugin "words" failed in its hook "checks.length": it returned an invalid list of findings',
  ],
  [
    'returns something else than findings',
    "{ name: 'words', checks: [{ name: 'length', severity: 'warn', run: () => [{ found: 'x' }] }] }",
    'The plugin "words" failed in its hook "checks.length": it returned an invalid list of findings',
  ],
  [
    'throws in the check of a language',
    "{ name: 'code', codeLanguages: [{ names: ['text'], check() { throw new Error('no luck') } }] }",
    'The plugin "code" failed in its hook "codeLanguages.text": docs.config.ts:5: no luck',
  ],
])('a plugin that %s is reported by warraq check', async (_, plugin, message) => {
  const dir = await copyFixture('good')
  const config = join(dir, 'docs.config.ts')
  const text = await readFile(config, 'utf8')
  await writeFile(config, text.replace('sections:', `plugins: [${plugin}],\n  sections:`))
  await appendFile(join(dir, 'content/other.md'), '\n```text\nwords\n```\n')
  const run = await runDocs(['check', dir])
  expect(run.stderr).toContain(message)
  expect(run.stderr).not.toMatch(/bug in the engine|\n *at /)
  expect(run.exitCode).toBe(1)
})

test.each([
  [
    'throws',
    "{ name: 'titles', emit() { throw new Error('no luck') } }",
    'The plugin "titles" failed in its hook "emit": docs.config.ts:5: no luck',
  ],
  [
    'writes a file of the engine',
    "{ name: 'titles', *emit() { yield { path: 'llms.txt', content: '' } } }",
    'The plugin "titles" failed in its hook "emit": "llms.txt" is written by the engine already',
  ],
  [
    'writes a file that the engine writes last',
    "{ name: 'titles', *emit() { yield { path: 'sitemap.xml', content: '' } } }",
    '"sitemap.xml" is written by the engine already',
  ],
  [
    'writes the index of the search',
    "{ name: 'titles', *emit() { yield { path: 'search-index.json', content: '' } } }",
    '"search-index.json" is written by the engine already',
  ],
  [
    'leaves the folder of the site',
    "{ name: 'titles', *emit() { yield { path: '../out.txt', content: '' } } }",
    'a path below the site, e.g. "feed.xml"',
  ],
  [
    'returns something else than sources',
    "{ name: 'pages', pages: () => [{ file: 'a.md' }] }",
    '→ at [0].originalFile',
  ],
  [
    'takes the name of another plugin',
    "{ name: 'browser' }, { name: 'browser' }",
    'plugins[1].name\n    found     "browser"\n    expected  a plugin that is listed once; plugins[0] has this name, so remove one of them',
  ],
  [
    'takes a name of the engine',
    "{ name: 'notes', markdown: { containers: { note: () => ({ tag: 'p' }) } } }",
    'the name "note" is taken by the engine; choose another',
  ],
  [
    'names a browser module that is not there',
    "{ name: 'browser', client: [{ module: 'nowhere.ts' }] }",
    'The plugin "browser" failed in its hook "client": "nowhere.ts" is neither a file of the site',
  ],
  [
    'adds a fallback page without a route',
    "{ name: 'away', fallbackPages: () => [{ title: 'Away', html: '' }] }",
    'The plugin "away" failed in its hook "fallbackPages": it returned an invalid list of pages',
  ],
  [
    'draws something else than pictures',
    "{ name: 'cards', pictures: () => ({ of: () => ({ path: 'card.png' }), draw: () => [] }) }",
    'The plugin "cards" failed in its hook "pictures": it returned an invalid image',
  ],
  [
    'draws pictures beside another',
    "{ name: 'cards', pictures: () => ({ of: () => ({}), draw: () => [] }) }, { name: 'others', pictures: () => ({ of: () => ({}), draw: () => [] }) }",
    'The plugin "others" failed in its hook "pictures": the plugin "cards" already draws the images',
  ],
  [
    'throws while it reads the text of a page',
    "{ name: 'reader', markdown: { mdast: [{ name: 'reader', heading() { throw new Error('no luck') } }] } }",
    'the hook "markdown.mdast" of the plugin "reader" can read',
  ],
  [
    'throws for a container',
    "{ name: 'notes', markdown: { containers: { odd() { throw new Error('no luck') } } } }",
    'the hook "markdown.containers" of the plugin "notes" can read',
  ],
  [
    'throws for a leaf',
    "{ name: 'notes', markdown: { leaves: { odd() { throw new Error('no luck') } } } }",
    'the hook "markdown.leaves" of the plugin "notes" can read',
  ],
  [
    'throws for a code block',
    "{ name: 'notes', markdown: { fences: { odd() { throw new Error('no luck') } } } }",
    'the hook "markdown.fences" of the plugin "notes" can read',
  ],
  [
    'visits the HTML of a page without a filter',
    "{ name: 'reader', markdown: { hast: [{ name: 'reader', element() {} }] } }",
    'the hook "markdown.hast" of the plugin "reader" can read',
  ],
  [
    'throws while it makes parser plugins',
    "{ name: 'reader', markdown: { forPage() { throw new Error('no luck') } } }",
    'The plugin "reader" failed in its hook "markdown.forPage": docs.config.ts:5: no luck',
  ],
  [
    'throws while it tests an option of the search',
    "{ name: 'find', search: { provider: 'find', module: 'content/index.ts', options: { a: { expected: 'x', isValid() { throw new Error('no luck') } } } } }], search: { options: { a: 'b' } }, metadata: [",
    'The plugin "find" failed in its hook "search.options": docs.config.ts:5: no luck',
  ],
  [
    'throws for an item of the navbar',
    "{ name: 'bar', theme: { navbar: { odd: { module: 'content/index.ts', options() { throw new Error('no luck') } } } } }], navbar: { items: [{ type: 'odd' }] }, metadata: [",
    'no luck (hook "theme.navbar" of the plugin "bar")',
  ],
  [
    'replaces a part that throws',
    "{ name: 'look', theme: { parts: { Footer: 'content/Part.tsx' } } }",
    'a component for the hook "theme.parts.Footer" of the plugin "look"',
  ],
  [
    'replaces a part with a module that throws',
    "{ name: 'look', theme: { parts: { Footer: 'content/throws.js' } } }",
    'The plugin "look" failed in its hook "theme.parts.Footer": content/throws.js:2: no luck\nCorrect the plugin',
  ],
  [
    'has a navbar item whose module throws',
    "{ name: 'look', theme: { navbar: { odd: { module: 'content/throws.js' } } } }",
    'The plugin "look" failed in its hook "theme.navbar.odd": content/throws.js:2: no luck\nCorrect the plugin',
  ],
  [
    'replaces a part with a module that cannot be bundled',
    "{ name: 'look', theme: { parts: { Footer: 'content/broken.js' } } }",
    'The plugin "look" failed in its hook "theme.parts.Footer": its module cannot be bundled:\nUnexpected token',
  ],
  [
    'names a browser module that cannot be bundled',
    "{ name: 'browser', client: [{ module: 'content/broken.js' }] }",
    'The plugin "browser" failed in its hook "client": its module cannot be bundled:\nUnexpected token',
  ],
  [
    'replaces a part with a module that exports none',
    "{ name: 'look', theme: { parts: { Footer: 'content/index.ts' } } }",
    'a React component as default export for the hook "theme.parts.Footer" of the plugin "look"',
  ],
  [
    'reads pages with a module that throws',
    "{ name: 'look', syntax: { module: new URL('content/throws.js', import.meta.url).href } }",
    'The plugin "look" failed in its hook "syntax": no luck',
  ],
  [
    'gives pages a module that throws',
    "{ name: 'look', pageModules: { module: new URL('content/throws.js', import.meta.url).href } }",
    'The plugin "look" failed in its hook "pageModules": no luck',
  ],
  [
    'throws when a page imports something',
    "{ name: 'look', pageModules: { module: new URL('content/modules.js', import.meta.url).href } }",
    'The plugin "look" failed in its hook "pageModules": no luck',
  ],
  [
    'names a search module without openProvider',
    "{ name: 'find', search: { provider: 'find', module: 'content/index.ts' } }], search: { provider: 'find' }, metadata: [",
    'The plugin "find" failed in its hook "search": its module cannot be bundled:\n"openProvider" is not exported by',
  ],
  [
    'names a search module that cannot be bundled',
    "{ name: 'find', search: { provider: 'find', module: 'content/broken.js' } }], search: { provider: 'find' }, metadata: [",
    'The plugin "find" failed in its hook "search": its module cannot be bundled:\nUnexpected token',
  ],
  [
    'names a panel without openPanel',
    "{ name: 'panel', client: [{ module: 'content/index.ts', part: 'search-dialog' }] }",
    'The plugin "panel" failed in its hook "client": its module cannot be bundled:\n"openPanel" is not exported by',
  ],
  [
    'returns no element for a container',
    "{ name: 'notes', markdown: { containers: { odd: () => 'p' } } }",
    'it returned no element',
  ],
  [
    'returns no pages',
    "{ name: 'pages', pages: () => undefined }",
    'The plugin "pages" failed in its hook "pages": it returned an invalid list of sources',
  ],
  [
    'returns no files',
    "{ name: 'titles', emit: () => undefined }",
    'The plugin "titles" failed in its hook "emit"',
  ],
  ['has a hook that does not exist', "{ name: 'typo', emitt: () => [] }", 'plugins[0].emitt'],
])('a plugin that %s is reported, and nothing is written', async (_, plugin, message) => {
  const dir = await copyFixture('good')
  const config = join(dir, 'docs.config.ts')
  const text = await readFile(config, 'utf8')
  await writeFile(config, text.replace('sections:', `plugins: [${plugin}],\n  sections:`))
  await writeFile(join(dir, 'content/index.ts'), 'export const nothing = 1\n')
  const part = "export default function Part() { throw new Error('no luck') }\n"
  await writeFile(join(dir, 'content/Part.tsx'), part)
  await writeFile(join(dir, 'content/throws.js'), "\nthrow new Error('no luck')\n")
  await writeFile(join(dir, 'content/broken.js'), 'const broken = ;\n')
  await writeFile(join(dir, 'content/modules.js'), THROWING_MODULES)
  // A leaf that nothing renders is an error.
  const leaf = plugin.includes('leaves') ? '\n::odd\n' : ''
  if (plugin.includes('modules.js'))
    await writeFile(join(dir, 'content/import.mdx'), "import A from 'a'\n\n# Import\n\n<A />\n")
  const uses = `\n:::odd\nA text.\n:::\n${leaf}\n\`\`\`odd\nx\n\`\`\`\n`
  await appendFile(join(dir, 'content/other.md'), uses)
  const run = await runDocs(['build', dir])
  expect(run.stderr).toContain(message)
  expect(run.stderr).not.toContain('correct the expression')
  expect(run.exitCode).toBe(1)
  expect(existsSync(join(dir, 'dist'))).toBe(false)
})

/** Modules for pages, which throw when a page opens them. */
const THROWING_MODULES = `export function pageModules() {
  const bundle = { url: '', hash: '', files: [], islands: [], pageStyles: [], problems: [] }
  const open = () => { throw new Error('no luck') }
  return {
    bundle: async () => bundle,
    load: async () => ({ problems: [], open }),
    browser: ({ readStyles }) => ({ plugins: [], readStyles }),
  }
}
`
