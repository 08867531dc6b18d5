import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyFixture, runDocs } from './run-docs.ts'

/** Build the fixture with some of its files replaced. */
async function buildWith(files: Readonly<Record<string, string>>) {
  const dir = await copyFixture('islands')
  for (const [name, text] of Object.entries(files)) await writeFile(join(dir, name), text)
  return { dir, run: await runDocs(['build', dir]) }
}

const wrongProp = (
  file: string,
  line: number,
  found: string,
) => `${file}:${line}  error  island/prop
  found     ${found}
  expected  props that JSON can hold: <docs-island> carries them to the browser ('use client')
  fix       pass plain values, and make what the island needs of them inside it`

const PAGE = `import Counter from '../components/Counter.tsx'

export default function Page() {
  return (
    <main>
      <Counter label="x" onCount={() => 1} />
    </main>
  )
}
`

test.each<[string, Record<string, string>, string]>([
  [
    'an MDX page',
    {
      'content/wrong.mdx':
        '---\ntitle: Wrong\n---\n\nText.\n\n<Counter label="x" day={new Date(0)} />\n',
    },
    wrongProp('content/wrong.mdx', 7, '<Counter day>: a Date'),
  ],
  [
    'a page of the pages folder',
    { 'pages/wrong.tsx': PAGE },
    wrongProp('pages/wrong.tsx', 6, '<Counter onCount>: a function'),
  ],
  [
    'a component',
    {
      'components/Around.tsx': PAGE.replace('../components/', './'),
    },
    wrongProp('components/Around.tsx', 6, '<Counter onCount>: a function'),
  ],
  [
    'the theme',
    {
      'theme/navbar/Status.tsx':
        "import { Greeting } from '../../components/Counter.tsx'\n\nexport default () => <Greeting name={<b>Bob</b>} />\n",
    },
    wrongProp('theme/navbar/Status.tsx', 3, '<Greeting name>: a React element'),
  ],
])('a prop that JSON cannot hold, in %s: file, line, component and prop', async (_, files, message) => {
  const { run } = await buildWith(files)
  expect(run.exitCode).toBe(1)
  expect(run.stderr).toContain(message)
  expect(run.stderr).not.toMatch(/^\s+at /m)
})

const staticPart = (place: string, what: string) => `${place}  error  theme/static-part
  found     ${what} in a part that is rendered in the build only, where it does nothing
  expected  'use client' in the first line of a part that uses state or handlers`

const FOOTER = `import { useState } from 'react'

export default function Footer() {
  const [count] = useState(0)
  return <footer>{count}</footer>
}
`

test.each([
  ['state', FOOTER, staticPart('theme/Footer.tsx', 'useState')],
  [
    'a handler',
    'export default () => (\n  <footer>\n    <button onClick={() => {}}>x</button>\n  </footer>\n)\n',
    staticPart('theme/Footer.tsx:3', 'onClick'),
  ],
  [
    'a class that waits for the browser,',
    "import { Component } from 'react'\n\nexport default class Footer extends Component {\n  componentDidMount() {}\n  render() {\n    return <footer />\n  }\n}\n",
    staticPart('theme/Footer.tsx', 'componentDidMount'),
  ],
])('%s in a part that is not rendered in the browser: file and advice', async (_, text, message) => {
  const { run } = await buildWith({ 'theme/Footer.tsx': text })
  expect(run.exitCode).toBe(1)
  expect(run.stderr).toContain(message)
  const marked = await buildWith({ 'theme/Footer.tsx': `'use client'\n\n${text}` })
  expect(marked.run.stderr).not.toContain('theme/static-part')
})

test('two islands cannot have the same name', async () => {
  const { run } = await buildWith({
    'pages/Counter.tsx': "'use client'\n\nexport default () => <p />\n",
  })
  expect(run.exitCode).toBe(1)
  expect(run.stderr).toContain(
    'Two island files have the same name:\ncomponents/Counter.tsx\npages/Counter.tsx',
  )
})

test('a page module without a default export is reported', async () => {
  const { run } = await buildWith({ 'pages/about.tsx': 'export const About = () => <p />\n' })
  expect(run.exitCode).toBe(1)
  expect(run.stderr).toBe(
    'pages/about.tsx has no default export. Export its React component as default: export default function Name() { … }\n',
  )
})

test('the HTML contains props and names of an island', async () => {
  const { dir, run } = await buildWith({})
  expect(run).toMatchObject({ exitCode: 0 })
  const html = await readFile(join(dir, 'dist/index.html'), 'utf8')
  expect(html).toContain(
    '<docs-island data-name="Counter" data-props="{&quot;label&quot;:&quot;On a page&quot;,&quot;start&quot;:9}" data-prefix="1-">',
  )
  expect(html).toContain(
    '<docs-island data-name="Counter" data-export="Greeting" data-props="{&quot;name&quot;:&quot;Ada&quot;}">',
  )
})

test('islands are bundled beside a tsconfig.json that extends a missing package', async () => {
  const { run } = await buildWith({ 'tsconfig.json': '{ "extends": "@example/not-installed" }' })
  expect(run.exitCode, run.stderr).toBe(0)
})

test('an island may load a module, and show an image, named like a style sheet of the engine', async () => {
  const { dir, run } = await buildWith({
    'components/print-view.ts': "export const printView = () => 'the view for paper'\n",
    'components/style-guide.png': 'x'.repeat(5000),
    'components/Clock.tsx': `'use client'
import { useState } from 'react'

export default function Clock() {
  const [text, setText] = useState('')
  const image = new URL('./style-guide.png', import.meta.url).href
  const load = async () => setText((await import('./print-view.ts')).printView())
  return <button onClick={load} data-image={image}>{text}</button>
}
`,
  })
  expect(run.exitCode, run.stderr).toBe(0)
  const assets = await readdir(join(dir, 'dist/assets'))
  expect(assets).toContainEqual(expect.stringMatching(/^print-view-.*\.js$/))
  expect(assets).toContainEqual(expect.stringMatching(/^style-guide-.*\.png$/))
})
