import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyFixture, readTree, runDocs } from './run-docs.ts'

test('a site replaces a part, wraps another and adds a kind of navbar item', async () => {
  const dir = await copyFixture('theme')
  const run = await runDocs(['build', dir])
  expect(run.stderr).toBe('')
  const html = await readFile(join(dir, 'dist/guide/one/index.html'), 'utf8')
  expect(html).toContain(
    '<footer class="own-footer">Copyright Example, and everybody who wrote these pages.</footer>',
  )
  expect(html).not.toContain('class="footer ')
  expect(html).toMatch(/<div class="sidebar-frame"><aside class="sidebar">.*Supported by readers/)
  expect(html).toContain('<span class="navbar-item network-badge">Testnet</span>')
  expect(html).toContain('.own-footer{')
  expect(html).toContain('.network-badge{')
  const payload = await readFile(join(dir, 'dist/guide/one/page.json'), 'utf8')
  expect(payload).toContain('sidebar-frame')
})

test('an edit of a part, or of what its style sheet imports, changes every page of the next build', async () => {
  const dir = await copyFixture('theme')
  const [sheet, imported] = [join(dir, 'theme/Footer.css'), join(dir, 'theme/colors.css')]
  await writeFile(sheet, `@import "./colors.css";\n${await readFile(sheet, 'utf8')}`)
  await writeFile(imported, '.own-footer { outline-color: #123456 }\n')
  await runDocs(['build', dir])
  await writeFile(imported, '.own-footer { outline-color: #654321 }\n')
  const part = join(dir, 'theme/Sidebar.tsx')
  const text = await readFile(part, 'utf8')
  await writeFile(part, text.replace('Supported by readers', 'Supported by you'))
  await runDocs(['build', dir])
  for (const page of ['index.html', 'guide/one/index.html']) {
    const html = await readFile(join(dir, 'dist', page), 'utf8')
    expect(html).toContain('Supported by you')
    expect(html.includes('#654321')).toBe(true)
  }
})

test('threads also render the parts of the site, and report one that fails', async () => {
  const dir = await copyFixture('theme')
  await mkdir(join(dir, 'content/many'))
  await Promise.all(
    Array.from({ length: 260 }, (_, at) =>
      writeFile(join(dir, `content/many/page-${at}.md`), `# Page ${at}\n\nWords.\n`),
    ),
  )
  expect((await runDocs(['build', dir])).stderr).toBe('')
  expect(await readFile(join(dir, 'dist/many/page-7/index.html'), 'utf8')).toContain(
    'Supported by readers',
  )
  await writeFile(
    join(dir, 'theme/Breadcrumbs.tsx'),
    `import { Breadcrumbs, type BreadcrumbsProps } from 'warraq/theme'
export default function Crumbs(props: BreadcrumbsProps) {
  if (props.crumbs.some(({ label }) => label === 'Page 7')) throw new Error('no luck')
  return <Breadcrumbs {...props} />
}
`,
  )
  const before = await readTree(join(dir, 'dist'))
  const run = await runDocs(['build', dir])
  expect(run.stderr).toBe(`theme/Breadcrumbs.tsx  error  theme/part-failed
  found     an error while /many/page-7/ was rendered: no luck
  expected  a component that renders with the props of its part on every page
  fix       type its props with those of "warraq/theme", and handle values that are absent
`)
  expect(run.exitCode).toBe(1)
  expect(await readTree(join(dir, 'dist'))).toEqual(before)
})

test.each([
  [
    'has no default export',
    'Footer.tsx',
    'export function Footer() { return null }',
    `theme/Footer.tsx  error  theme/no-component
  found     no default export
  expected  a React component as default export
  fix       export the component as default: export default function Footer() { … }`,
  ],
  [
    'exports something else',
    'navbar/NetworkBadge.tsx',
    "export default 'Testnet'",
    `theme/navbar/NetworkBadge.tsx  error  theme/no-component
  found     a default export of type string`,
  ],
  [
    'has the name of no part',
    'Foter.tsx',
    'export default function Foter() { return null }',
    `theme/Foter.tsx  error  theme/unknown-part
  found     a file named after "Foter", which is not a part of the theme`,
  ],
  [
    'takes wrong props',
    'Footer.tsx',
    'export default function Footer({ links }) { return <ul>{links.map((link) => <li>{link}</li>)}</ul> }',
    `theme/Footer.tsx  error  theme/part-failed
  found     an error while a page was rendered: Cannot read properties of undefined (reading 'map')`,
  ],
  [
    'hands wrong props on',
    'Sidebar.tsx',
    "import { Sidebar } from 'warraq/theme'\nexport default function Own() { return <Sidebar /> }",
    'theme/Sidebar.tsx  error  theme/part-failed',
  ],
])('a part that %s is reported, and nothing is written', async (_, file, source, message) => {
  const dir = await copyFixture('theme')
  await writeFile(join(dir, 'theme', file), source)
  const run = await runDocs(['build', dir])
  expect(run.stderr).toContain(message)
  expect(run.stderr).not.toContain('bug in the engine')
  expect(run.exitCode).toBe(1)
  expect(await readTree(dir)).not.toHaveProperty('dist/index.html')
})

test('the nearest part is suggested for a misspelled file', async () => {
  const dir = await copyFixture('theme')
  await writeFile(join(dir, 'theme/Foter.css'), '.footer { color: red; }')
  expect((await runDocs(['build', dir])).stderr).toContain('did you mean Footer?')
})

test.each([
  [
    'a navbar item of an unknown component',
    "'NetworkBadge'",
    "'NetworkBage'",
    '    found     "NetworkBage"\n    expected  one of: NetworkBadge; did you mean "NetworkBadge"?',
  ],
  [
    'a theme folder that does not exist',
    "themeDir: 'theme'",
    "themeDir: 'look'",
    'The theme folder "look" does not exist.\nCreate it, or correct "themeDir" in docs.config.ts.',
  ],
])('%s is a usage error', async (_, from, to, message) => {
  const dir = await copyFixture('theme')
  const config = join(dir, 'docs.config.ts')
  await writeFile(config, (await readFile(config, 'utf8')).replace(from, to))
  const run = await runDocs(['build', dir])
  expect(run.stderr).toContain(message)
  expect(run.exitCode).toBe(1)
})

test('a part that cannot be parsed is a usage error with its position', async () => {
  const dir = await copyFixture('theme')
  await rm(join(dir, 'theme/Footer.css'))
  await writeFile(join(dir, 'theme/Footer.tsx'), 'export default function Footer( {')
  const run = await runDocs(['build', dir])
  expect(run.stderr).toContain('The components of theme cannot be bundled:')
  expect(run.stderr).toContain('theme/Footer.tsx')
  expect(run.exitCode).toBe(1)
})
