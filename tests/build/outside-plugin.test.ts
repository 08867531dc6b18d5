import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyFixture, runDocs } from './run-docs.ts'

/** A site that has installed a third-party plugin. */
async function installedSite(): Promise<string> {
  const dir = await copyFixture('outside-plugin')
  await cp(join(dir, 'package'), join(dir, 'node_modules/outside-plugin'), { recursive: true })
  return dir
}

test('an installed plugin extends every table of the engine', async () => {
  const dir = await installedSite()
  expect(await runDocs(['build', dir])).toMatchObject({ stderr: '', exitCode: 0 })
  const html = await readFile(join(dir, 'dist/index.html'), 'utf8')
  // Directives and a grammar.
  expect(html).toMatch(/<aside><b>Ada<\/b>\s*<p>Take care\.<\/p>/)
  expect(html).toContain('<p class="stamp">Monday</p>')
  expect(html).toMatch(/<span class="\w+">why/)
  // A kind of navbar item with its styles, and a part of the theme.
  expect(html).toContain('<span class="navbar-item outside-badge">Testnet</span>')
  expect(html).toContain('.outside-badge{')
  expect(html).toContain('<div class="outside-frame"><nav class="pagination')
  // A source of pages, and files generated from all pages.
  expect(await readFile(join(dir, 'dist/made/index.html'), 'utf8')).toContain('another source')
  expect(await readFile(join(dir, 'dist/titles.txt'), 'utf8')).toContain('Made')
  // A browser module, and the search service, which the policy allows.
  const assets = join(dir, 'dist/assets')
  const names = await readdir(assets)
  expect(names.some((name) => name.startsWith('stamp-'))).toBe(true)
  const scripts = await Promise.all(
    names
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFile(join(assets, name), 'utf8')),
  )
  expect(scripts.join()).toContain('/outside-search?q=')
  expect(html).toMatch(/connect-src 'self' https:\/\/find\.example\.org;/)
  expect(await readFile(join(dir, 'dist/search/index.html'), 'utf8')).toContain(
    '<a href="https://find.example.org/"',
  )
  // A check of content.
  const check = await runDocs(['check', dir])
  expect(check.stderr).toContain('content/index.md  error  outside/foo')
  expect(check.exitCode).toBe(1)
})

test.each([
  [
    'a navbar item that its plugin cannot read',
    "name: 'Testnet'",
    'name: 7',
    '  navbar.items[0]\n    found     {"name":7}\n    expected  the "name" of a network',
  ],
  [
    'a kind of navbar item that nobody brings',
    "type: 'network'",
    "type: 'netwrk'",
    'localeDropdown, search, component, network; did you mean "network"?',
  ],
  [
    'a kind of navbar item that two plugins bring',
    'plugins: [outside()',
    "plugins: [outside(), { name: 'b', theme: { navbar: { network: { module: 'outside-plugin/pagination.mjs' } } } }",
    'The plugin "b" failed in its hook "theme.navbar": the name "network" is taken by the plugin "outside"',
  ],
  [
    'a kind of navbar item of the engine',
    'plugins: [outside()',
    "plugins: [outside(), { name: 'b', theme: { navbar: { search: { module: 'outside-plugin/pagination.mjs' } } } }",
    'The plugin "b" failed in its hook "theme.navbar": the name "search" is taken by the engine',
  ],
  [
    'a part that two plugins replace',
    'plugins: [outside()',
    "plugins: [outside(), { name: 'b', theme: { parts: { Pagination: 'b.tsx' } } }",
    'the plugin "outside" already replaces the part "Pagination"',
  ],
  [
    'a part that the theme does not have',
    'plugins: [outside()',
    "plugins: [outside(), { name: 'b', theme: { parts: { Foter: 'b.tsx' } } }",
    /hook "theme.parts": the part "Foter" of the theme is not one of: .*; did you mean "Footer"\?\n/,
  ],
  [
    'a part without a default export',
    'plugins: [outside()',
    "plugins: [outside(), { name: 'b', theme: { parts: { Footer: 'outside-plugin/open-search.mjs' } } }",
    'node_modules/outside-plugin/open-search.mjs  error  theme/no-component\n  found     no default export',
  ],
  [
    'a part that is not there',
    'plugins: [outside()',
    "plugins: [outside(), { name: 'b', theme: { parts: { Footer: 'nowhere.tsx' } } }",
    'The plugin "b" failed in its hook "theme.parts.Footer": "nowhere.tsx" is neither a file of the site',
  ],
  [
    'a search service that two plugins bring',
    'plugins: [outside()',
    "plugins: [outside(), { name: 'b', search: { provider: 'outside', module: 'b.ts' } }",
    'plugins[1].search.provider\n    found     "outside", the name of another search provider',
  ],
  [
    'a search service with the name of the own index',
    'plugins: [outside()',
    "plugins: [outside(), { name: 'b', search: { provider: 'local', module: 'b.ts' } }",
    'plugins[1].search.provider\n    found     "local", the name of another search provider',
  ],
  [
    'a search option that the plugin refuses',
    "host: 'https://find.example.org'",
    "host: 'find.example.org'",
    'search.options.host\n    found     "find.example.org"\n    expected  an origin (because provider is "outside")',
  ],
])('%s is reported, and nothing is written', async (_, from, to, message) => {
  const dir = await installedSite()
  const config = join(dir, 'docs.config.ts')
  await writeFile(
    config,
    (await readFile(config, 'utf8')).replace(from, () => to),
  )
  const run = await runDocs(['build', dir])
  expect(run.stderr).toMatch(message)
  expect(run.exitCode).toBe(1)
  expect(existsSync(join(dir, 'dist'))).toBe(false)
})

test('a part that the site replaces itself renders the component of the site', async () => {
  const dir = await installedSite()
  await writeFile(
    join(dir, 'docs.config.ts'),
    (await readFile(join(dir, 'docs.config.ts'), 'utf8')).replace(
      'plugins:',
      "themeDir: 'theme',\n  plugins:",
    ),
  )
  await mkdir(join(dir, 'theme'))
  await writeFile(
    join(dir, 'theme/Pagination.tsx'),
    'export default function Pagination() { return <p className="own-end">The end</p> }',
  )
  expect((await runDocs(['build', dir])).stderr).toBe('')
  const html = await readFile(join(dir, 'dist/index.html'), 'utf8')
  expect(html).toContain('<p class="own-end">The end</p>')
  expect(html).not.toContain('outside-frame')
})
