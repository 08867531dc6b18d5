import { mdxToJs } from 'satteri'
import { expect, test } from 'vitest'
import { takeImports } from './mdx-compat.ts'

test.each([
  ["import a from './a.mdx'", ['./a.mdx']],
  ["import a, { b as c } from 'x';\nimport 'y.css'", ['x', 'y.css']],
  ["import a from 'x'; import b from 'y'; import * as c from 'z';", ['x', 'y', 'z']],
  ["import a from 'x' ;import 'y'", ['x', 'y']],
  ["import a from './\\_part.mdx'", ['./_part.mdx']],
])('%s imports %j', (source, modules) => {
  const taken = takeImports(`${source}\n\nText.\n`)
  expect(taken.imports.map(({ from }) => from)).toEqual(modules)
  expect(taken.source).not.toMatch(/\bimport\b/)
  expect(taken.source.split('\n')).toHaveLength(`${source}\n\nText.\n`.split('\n').length)
})

test('imports on one line stay statements of their own', () => {
  const { source } = takeImports("import a from 'x'; import b from 'y';\n")
  expect(source).toBe(
    'export const a = arguments[0].scope["a"]; export const b = arguments[0].scope["b"];\n',
  )
})

test.each([
  "import {\n  Lamp,\n} from './parts';\nimport oil from './oil';",
  "import './page.css';\nimport oil from './oil';",
  "import './page.css'\nimport {\n  Lamp\n} from './parts'\nexport const wick = 1",
])('%j leaves only statements, so that no line of it becomes text', async (imports) => {
  const { source } = takeImports(`${imports}\n\nText.\n`)
  const { code } = await mdxToJs(source)
  expect(code).not.toMatch(/children: ".*export/)
})

test('an import in an example that a page exports is text', () => {
  const example = "export const code = `a \\` b\n\nimport 'x'\n`\n\nText.\n"
  const { source, imports } = takeImports(`import 'y'\n${example}`)
  expect(imports.map(({ from }) => from)).toEqual(['y'])
  expect(source).toContain(example)
})
