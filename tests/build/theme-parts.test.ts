import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { linkPackages } from '../link-packages.ts'
import { copyFixture, readTree, runDocs } from './run-docs.ts'
import { PACKAGES_LINKED, withModules } from './with-modules.ts'

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

test('a site replaces what Markdown is made of, in docs, MDX and generated pages', async () => {
  const dir = await copyFixture('theme')
  await writeFile(
    join(dir, 'theme/Admonition.tsx'),
    `import type { AdmonitionProps } from 'warraq/theme'
export default function Box({ kind, title, children }: AdmonitionProps) {
  return <section><div className="text">{children}</div><h4>{kind}: {title ?? 'no title'}</h4></section>
}
`,
  )
  await writeFile(
    join(dir, 'theme/Card.tsx'),
    `import { Card, type CardProps } from 'warraq/theme'
export default function Own(props: CardProps) {
  return <div className="own-card"><Card {...props} /></div>
}
`,
  )
  const boxes = '# Boxes\n\n::::tip[Use *this*]\n**Text**\n\n:::note\nInner.\n:::\n\n::::\n'
  await writeFile(join(dir, 'content/guide/boxes.md'), boxes)
  const config = join(dir, 'docs.config.ts')
  await writeFile(config, withModules(await readFile(config, 'utf8')))
  await writeFile(join(dir, 'package.json'), PACKAGES_LINKED['package.json'])
  await linkPackages(dir)
  await writeFile(
    join(dir, 'content/guide/box.mdx'),
    'import Admonition from \'@theme/Admonition\'\n\n# Box\n\n<Admonition type="info" title="T">In *MDX*</Admonition>\n',
  )
  await mkdir(join(dir, 'content/cards'))
  await writeFile(
    join(dir, 'content/cards/_category_.json'),
    '{ "label": "Cards", "link": { "type": "generated-index" } }',
  )
  await writeFile(join(dir, 'content/cards/a.md'), '# A card\n\nText.\n')
  const run = await runDocs(['build', dir])
  expect(run.stderr).toBe('')
  const page = (route: string) => readFile(join(dir, 'dist', route, 'index.html'), 'utf8')
  expect((await page('guide/boxes')).replaceAll('\n', '')).toContain(
    '<section><div class="text"><p><strong>Text</strong></p><section><div class="text"><p>Inner.</p></div><h4>note: no title</h4></section></div><h4>tip: Use <em>this</em></h4></section>',
  )
  expect(await page('guide/box')).toContain(
    '<section><div class="text">In <em>MDX</em></div><h4>info: T</h4></section>',
  )
  expect(await page('category/cards')).toContain('<div class="own-card"><a class="card" href="/')
})

test('a part in the text that throws is named with its page', async () => {
  const dir = await copyFixture('theme')
  await writeFile(
    join(dir, 'theme/Details.tsx'),
    "export default function Details() { throw new Error('no luck') }",
  )
  await writeFile(join(dir, 'content/guide/more.md'), '# More\n\n:::details[More]\nText.\n:::\n')
  const run = await runDocs(['build', dir])
  expect(run.stderr).toContain(`theme/Details.tsx:1  error  theme/part-failed
  found     an error while content/guide/more.md was rendered: no luck`)
  expect(run.exitCode).toBe(1)
})

test('a part that throws on the generated page of a category is named', async () => {
  const dir = await copyFixture('theme')
  await writeFile(
    join(dir, 'theme/Card.tsx'),
    "export default function Card() { throw new Error('no luck') }",
  )
  await mkdir(join(dir, 'content/more'))
  await writeFile(join(dir, 'content/more/one.md'), '# One\n\nText.\n')
  await writeFile(
    join(dir, 'content/more/_category_.json'),
    '{ "label": "More", "link": { "type": "generated-index" } }',
  )
  const run = await runDocs(['build', dir])
  expect(run.stderr).toContain(`theme/Card.tsx:1  error  theme/part-failed
  found     an error while a page was rendered: no luck`)
  expect(run.exitCode).toBe(1)
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

test('a part of the shell that throws on one page is named with that page', async () => {
  const dir = await copyFixture('theme')
  await writeFile(
    join(dir, 'theme/Navbar.tsx'),
    `import { Navbar, type NavbarProps } from 'warraq/theme'
export default function Own(props: NavbarProps) {
  if (props.shell.sidebar?.html.match(/aria-current[^>]*>[^<]*Two/)) throw new Error('no luck')
  return <Navbar {...props} />
}
`,
  )
  const run = await runDocs(['build', dir])
  expect(run.stderr).toContain(`theme/Navbar.tsx:3  error  theme/part-failed
  found     an error while /guide/two/ was rendered: no luck`)
  expect(run.exitCode).toBe(1)
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
  expect(run.stderr).toBe(`theme/Breadcrumbs.tsx:3  error  theme/part-failed
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
    `theme/Footer.tsx:1  error  theme/part-failed
  found     an error while a page was rendered: Cannot read properties of undefined (reading 'map')`,
  ],
  [
    'throws as a navbar item',
    'navbar/NetworkBadge.tsx',
    "export default function NetworkBadge() { throw new Error('No network') }",
    `theme/navbar/NetworkBadge.tsx  error  theme/part-failed
  found     an error while a page was rendered: A theme navbar item failed to render (No network). Please double-check the following navbar item (navbar.items[0]) of your docs.config.ts: {"type":"component","position":"right","component":"NetworkBadge","options":{"network":"Testnet"}}`,
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
  expect(run.stderr).toContain('theme/Footer.tsx:1:')
  // Colours of the bundler.
  expect(run.stderr).not.toContain('\u001b')
  expect(run.exitCode).toBe(1)
})
