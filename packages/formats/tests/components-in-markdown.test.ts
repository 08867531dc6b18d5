import { expect, test } from 'vitest'
import { compileDialect } from './compile-dialect.ts'

test('a page that is MDX by its content has one finding, and shows its text', async () => {
  const { page, problems } = await compileDialect(
    '# T\n\nimport Tabs from \'@theme/Tabs\';\n\n<Tabs>\n<TabItem value="npm" label="npm">\n\nRun the **npm** form.\n\n</TabItem>\n</Tabs>\n\nA <Link to="/x">word</Link>.\n',
  )
  expect(problems).toMatchObject([
    {
      code: 'mdx/in-markdown',
      severity: 'warning',
      line: 3,
      found: "import Tabs from '@theme/Tabs';, so this page is MDX",
    },
  ])
  expect(page.html).toContain('<p>Run the <strong>npm</strong> form.</p>')
  expect(page.html).toContain('A word.')
  expect(page.html).not.toMatch(/<\/?(?:tabs|tabitem|link)\b/i)
})

test.each([
  'export const meta = { a: 1 };',
  "import { a,\n  b } from './a'",
  "import './a.css'",
  'import "./a',
  "import A from './a",
  'import {',
  'import { a }',
  'import A, { b',
  'import * as a from',
  'export { a }',
  "export * from './a'",
])('%j is MDX', async (text) => {
  expect((await compileDialect(`# T\n\n${text}\n`)).problems.map(({ code }) => code)).toEqual([
    'mdx/in-markdown',
  ])
})

test.each([
  '<script setup>\nimport Demo from "./A.vue"\n</script>\n\n<Demo />\n\nText',
  '<div v-if="a">\n\nText\n\n</div>',
  '<Badge :text="a" @click="b" /> Text',
])('%j is Vue', async (text) => {
  const { page, problems } = await compileDialect(`# T\n\n${text}\n`)
  expect(problems.map(({ code }) => code)).toContain('foreign/vue')
  expect(problems.map(({ code }) => code)).not.toContain('mdx/in-markdown')
  expect(page.html).not.toMatch(/<script|<demo|<badge/i)
  expect(page.html).toContain('Text')
})

test.each([
  '```jsx\nimport A from "a"\n<Tabs>\n```',
  '`<Tabs a="b">` and `export const a`',
  'import the key from the file\n\nexport it',
  'import "the key" from the file\nimport "the key of the file\nimport * or `a`',
  'export * and others',
  '<pre><code class="lang-jsx"><b>function A() {}\n</b>export function B() {\n}\n</code></pre>',
  'A `Map<String, Int>` and Map&lt;String>',
])('%j is Markdown', async (text) => {
  expect((await compileDialect(text)).problems).toEqual([])
})

test('attributes of Vue are one finding, and the elements stay', async () => {
  const { page, problems } = await compileDialect(
    '<p v-if="a > b" class="c" v-text="d">One</p>\n\n<div v-else :class="e" @click="f">Two</div>\n',
  )
  expect(problems.map(({ code }) => code)).toEqual(['foreign/vue'])
  expect(page.html).toMatch(/<p class="c">One<\/p>\s+<div>Two<\/div>/)
})
