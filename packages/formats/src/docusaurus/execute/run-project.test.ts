import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../../tests/temporary-folder.ts'
import { bundleProject } from './bundle-project.ts'
import { runProject } from './run-project.ts'

/** The value of a module of a project, which may have further files. */
async function evaluatedFile(
  name: string,
  code: string,
  files: Readonly<Record<string, string>> = {},
  timeLimitMs = 60_000,
): Promise<unknown> {
  const root = temporaryFolder()
  for (const [file, text] of Object.entries({ ...files, [name]: code }))
    writeFileSync(join(root, file), text)
  const bundle = await bundleProject({ root, cacheDir: join(root, 'cache'), modules: [name] })
  return (await runProject(bundle, { root, file: name, timeLimitMs })).values[name]
}

test.each<[what: string, name: string, code: string, value: unknown]>([
  ['an object', 'a.mjs', 'export default { a: 1 }', { a: 1 }],
  ['a promise', 'a.mjs', 'export default Promise.resolve({ a: 1 })', { a: 1 }],
  ['an async function', 'a.ts', 'export default async (): Promise<object> => ({ a: 1 })', { a: 1 }],
  ['CommonJS', 'a.js', 'module.exports = { a: __dirname !== undefined }', { a: true }],
  ['compiled CommonJS', 'a.cjs', 'exports.__esModule = true\nexports.default = { a: 1 }', { a: 1 }],
  [
    'functions and missing packages',
    'a.ts',
    "import { b } from 'no-such-package'\nimport * as c from '@no/such'\nexport default { f() {}, b, c: c.d.e(1), list: [...b.list], r: require('no-such') }",
    {
      f: { $function: 'f' },
      b: { $missing: 'no-such-package.b' },
      c: { $missing: '@no/such.d.e()' },
      list: [],
      r: { $missing: 'no-such' },
    },
  ],
  [
    'a type that is imported like a value',
    'a.ts',
    "import { type A, B } from 'no-such-package'\nconst a: A | B = { a: 1 }\nexport default a",
    { a: 1 },
  ],
  [
    'the default export of a required module',
    'a.ts',
    "const { items, more } = require('./list.ts')\nexport default { items: [...items, ...require('./list.ts').items], more, all: require('./list.ts').default.items }",
    { items: ['a', 'a'], more: 1, all: ['a'] },
  ],
  [
    'createRequire',
    'a.mjs',
    "import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)\nexport default { a: require('./x.json').x, b: String(require('no-such')) }",
    { a: 2, b: 'no-such' },
  ],
  [
    'a missing package of a file that Node loads itself',
    'a.mjs',
    "import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)\nexport default { a: require('./inner.cjs').b }",
    { a: { $missing: 'no-such-package.c' } },
  ],
  [
    'a path that is computed',
    'a.js',
    "const path = require('path')\nmodule.exports = { a: require(path.join(__dirname, 'x.json')).x }",
    { a: 2 },
  ],
  [
    'data that does not exist',
    'a.js',
    "const path = require('path')\nconst list = require(path.join(__dirname, 'gone.json'))\nconst more = require('./more.json')\nmodule.exports = { a: [...list.filter(Boolean), ...more, 1] }",
    { a: [1] },
  ],
  [
    'modules that do not exist',
    'a.mjs',
    "import own from './made/sidebar'\nimport { more } from '@site/made/more.js'\nexport default { a: [...own, 1], b: more }",
    { a: [1], b: { $missing: expect.stringMatching(/made\/more\.js\.more$/) } },
  ],
  [
    'a place that a module of ES computes',
    'a.mjs',
    "import path from 'node:path'\nimport { fileURLToPath } from 'node:url'\nconst __filename = fileURLToPath(import.meta.url)\nconst __dirname = path.dirname(__filename)\nexport default { a: path.relative(__dirname, __filename) }",
    { a: 'a.mjs' },
  ],
  [
    'a name that nothing declares',
    'a.js',
    'settings = { b: 1 }\nlet c\nc = 2\nmodule.exports = { a: settings, c }',
    { a: { b: 1 }, c: 2 },
  ],
  ['a circle', 'a.js', 'const a = { b: 1 }\na.a = a\nmodule.exports = a', { b: 1 }],
  [
    'edit links by a function',
    'a.js',
    "module.exports = { editUrl: ({ docPath, locale }) => ['https://x', locale, docPath].join('/') }",
    { editUrl: 'https://x/{locale}/{path}' },
  ],
])('reads %s', async (_, name, code, value) => {
  expect(
    await evaluatedFile(name, code, {
      'x.json': '{ "x": 2 }',
      'list.ts': "export const more = 1\nexport default { items: ['a'] }",
      'inner.cjs': "exports.b = require('no-such-package').c",
    }),
  ).toEqual(value)
})

test('plugins of PostCSS are told: those that are not installed, and hooks that fail', async () => {
  const root = temporaryFolder()
  writeFileSync(
    join(root, 'a.cjs'),
    `module.exports = { plugins: [
      function one() { return { name: 'one', configurePostCss: (o) => { o.plugins.push(require('@no/such')({}), () => {}); return o } } },
      [function two() { return { configurePostCss: () => ({ plugins: ['no-such', ['not-there', {}]] }), postBuild() {} } }, {}],
      function three() { return { configurePostCss() { throw new Error('no wick') } } },
      function four() { return { name: 'four' } },
    ] }`,
  )
  const bundle = await bundleProject({ root, cacheDir: join(root, 'cache'), modules: ['a.cjs'] })
  const { postcss } = await runProject(bundle, { root, file: 'a.cjs' })
  expect(postcss).toEqual([
    { plugin: 'one', missing: ['@no/such'], runs: true, isAll: true },
    { plugin: 'two', missing: ['no-such', 'not-there'], runs: false, isAll: false },
    { plugin: 'three', missing: [], runs: false, isAll: true, failed: 'no wick' },
  ])
})

test('code that does not end is stopped', async () => {
  const result = evaluatedFile('a.js', 'for (;;) {}', {}, 500)
  await expect(result).rejects.toThrow('a.js did not end within 0.5 seconds')
})

test('a promise that never settles is one message', async () => {
  await expect(evaluatedFile('a.mjs', 'export default new Promise(() => {})')).rejects.toThrow(
    'a.mjs ended the process with exit code',
  )
})
