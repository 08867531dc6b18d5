import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkCodeBlocks } from './check-code-blocks.ts'
import { problemsIn } from './compile-typescript.ts'

let workDir = ''

beforeAll(async () => {
  // Inside the repository, so that code blocks can resolve packages.
  const cache = join(import.meta.dirname, '../../../../../node_modules/.cache/docs-engine-test')
  await mkdir(cache, { recursive: true })
  workDir = await mkdtemp(join(cache, 'code-'))
})

afterAll(() => rm(workDir, { recursive: true }))

const pageOf = (text: string, dependencies: readonly string[] = []) => ({
  ...{ file: 'a.md', text },
  compiled: { dependencies },
})

async function found(text: string, dir = workDir): Promise<string[]> {
  const findings = await checkCodeBlocks([pageOf(text)], { root: dir, workDir: dir })
  return (findings.get('a.md') ?? []).map(
    ({ code, line, found: what }) => `${line} ${code} ${what}`,
  )
}

const fence = (language: string, code: string) => `Text.\n\n\`\`\`${language}\n${code}\n\`\`\`\n`

test.each([
  ['bash', 'for f in *; do echo "$f"; done\ncat <<EOF\ntext\nEOF'],
  ['bash', 'chain query bank balances <your-address> --height <HEIGHT>'],
  ['sh', 'cat < in > out'],
  ['json', '{ "a": [1, 2] }'],
  ['toml', '[api]\nenable = true'],
  ['yaml', 'a: 1\nb:\n  - c'],
  ['typescript', "announcementBar: { id: 'a' },\nsearch: false,"],
  ['ts', 'title(): string'],
  ['tsx', 'return <Page title="a">{children}</Page>'],
  ['ts', "import { a } from 'not-installed'\na.b(await c.d, window.e.f)\nfunction g(h) {}"],
  ['ts', "import { hexToBytes } from '@noble/hashes/utils.js'\nhexToBytes(process.env.HEX)"],
  ['ts complete', "import { readFileSync } from 'node:fs'\nreadFileSync(process.argv[2] ?? '')"],
  ['js', "const { build } = await import('warraq')"],
  ['typescript complete', "import { hexToBytes } from '@noble/hashes/utils.js'\nhexToBytes('00')"],
  ['json nocheck="the answer is cut"', '{ …'],
])('%s: valid code', async (language, code) => {
  expect(await found(fence(language, code))).toEqual([])
})

test.each([
  ['bash', 'echo ok\nif true; then echo', '5 code/unparsable'],
  ['bash', 'echo "open', '4 code/unparsable unexpected EOF while looking for matching `"\''],
  ['bash', 'cat <<EOF\ntext', 'here-document'],
  ['JSON', '{,}', 'code/unparsable'],
  ['json', '{\n  "a": 1,\n}', 'code/unparsable'],
  ['toml', 'a = 1\nb = = 2', '5 code/unparsable'],
  ['yaml', 'a: 1\n b: 2', 'code/unparsable'],
  ['typescript complete', "const a = 1\nconst b: number = 'x'", '5 code/unparsable TS2322'],
  ['typescript', 'const client = connect({\n  url: a,\nclient.send()', '6 code/unparsable'],
  [
    'typescript',
    'const a = { send: (to: string | undefined) => to }\na.sent()',
    '5 code/unparsable TS2339',
  ],
  ['tsx', '<Page title="a">', 'code/unparsable'],
  ['ts', "import { hexToByte } from '@noble/hashes/utils.js'", '4 code/unparsable TS2724'],
  ['ts', "import { hexToBytes } from '@noble/hashes/utils.js'\nhexToBytes(7)", 'TS2345'],
  ['ts', 'const client = { send: () => 1 }\nclient.sned()', '5 code/unparsable TS2339'],
  ['ts', 'const client = { send: () => 1 }\ncleint.send()', '5 code/unparsable TS2552'],
  ['js', 'const half =', '4 code/unparsable'],
  ['js', 'a('.repeat(50_000), '3 code/unparsable code that nests more than'],
  ['tsx', 'a => '.repeat(50_000), '3 code/unparsable code that nests more than'],
  ['json nocheck', '{}', '3 code/nocheck-without-reason nocheck'],
  ['', 'text', '3 code/no-language'],
])('%s: invalid code: %j', async (language, code, message) => {
  expect((await found(fence(language, code))).join('\n')).toContain(message)
})

test('a plugin checks its own languages', async () => {
  const seen: string[] = []
  const findings = await checkCodeBlocks(
    [pageOf(fence('riddle complete', 'x') + fence('riddle', 'y'))],
    {
      root: workDir,
      workDir,
      others: [
        {
          names: ['riddle'],
          whenComplete: true,
          check: (blocks) => {
            seen.push(...blocks.map(({ code }) => code))
            return blocks.map((block) => ({ block, line: 1, message: 'no answer' }))
          },
        },
      ],
    },
  )
  expect(seen).toEqual(['x'])
  expect(findings.get('a.md')).toMatchObject([
    { code: 'code/unparsable', line: 4, found: 'no answer' },
  ])
})

test('a file that a block shows is checked, with its own lines', async () => {
  await writeFile(join(workDir, 'shown.json'), '{\n  "a": 1\n  "b": 2\n}\n')
  const page = pageOf('Text.\n\n```json file=/shown.json\n```\n', ['shown.json'])
  const findings = await checkCodeBlocks([page], { root: workDir, workDir })
  expect(findings.get('a.md')).toMatchObject([
    {
      code: 'code/unparsable',
      file: 'shown.json',
      line: 3,
      fix: expect.stringMatching(/ a\.md:3$/),
    },
  ])
  const origins = [{ at: 1, file: '_part.md', line: 7 }]
  const included = await checkCodeBlocks([{ ...page, origins }], { root: workDir, workDir })
  expect(included.get('a.md')).toMatchObject([{ fix: expect.stringMatching(/ _part\.md:9$/) }])
})

test('a part of a file need not be valid in the language of its block', async () => {
  await writeFile(join(workDir, 'conf.js'), 'x = `\n// #region a\n{ "a": 1 }\n// #endregion\n`\n')
  const parts = ['#a', '#L3-L3'].map((part) => `\`\`\`json file=/conf.js${part}\n\`\`\`\n`)
  const page = pageOf(parts.join('\n'), ['conf.js'])
  expect(await checkCodeBlocks([page], { root: workDir, workDir })).toEqual(new Map([['a.md', []]]))
})

test('a block that shows a file gives its reason at its fence', async () => {
  await writeFile(join(workDir, 'shown.json'), '{,}\n')
  const page = pageOf('Text.\n\n```json nocheck file=/shown.json\n```\n', ['shown.json'])
  const findings = await checkCodeBlocks([page], { root: workDir, workDir })
  expect(findings.get('a.md')).toMatchObject([
    { code: 'code/nocheck-without-reason', file: 'a.md', line: 3 },
  ])
})

test('an error is found behind a symbolic link, too', async () => {
  const link = `${workDir}-link`
  await symlink(workDir, link)
  const problems = await found(fence('typescript complete', "const b: number = 'x'"), link)
  await rm(link)
  expect(problems).toEqual([expect.stringContaining("4 code/unparsable TS2322: Type 'string'")])
})

test('files of one page may import one another by title', async () => {
  const text =
    fence('typescript complete title="a.ts"', 'export const a = 1') +
    fence(
      'typescript title="b.ts" complete',
      "import { a } from './a.ts'\nexport const b: string = a",
    )
  expect(await found(text)).toEqual([
    expect.stringContaining("10 code/unparsable TS2322: Type 'number' is not assignable"),
  ])
})

test('every state of a file that a page shows twice is compiled; others import the last one', async () => {
  const title = 'typescript complete title="src/a.ts"'
  const text =
    fence(title, "export const a: number = 'x'") +
    fence(title, "import { b } from './b.ts'\nexport const a = b") +
    fence('typescript complete title="src/b.ts"', "export const b = 'y'") +
    fence('typescript complete', "import { a } from './src/a.ts'\nexport const c: number = a")
  const message = "code/unparsable TS2322: Type 'string' is not assignable to type 'number'."
  expect((await found(text)).sort()).toEqual([`21 ${message}`, `4 ${message}`])
})

test('an error of the compiler that belongs to no block is not passed over', () => {
  const output = "error TS5023: Unknown compiler option 'x'.\n"
  expect(() => problemsIn(output, new Map())).toThrow(
    "The code blocks could not be compiled: error TS5023: Unknown compiler option 'x'.",
  )
  expect(problemsIn("\n  Types of property 'x' differ.\n", new Map())).toEqual([])
})

test('a block in a list is read without its indent', async () => {
  const text = '1. Step:\n\n   ```yaml\n   a:\n     b: 1\n   ```\n\n   ```json\n   {,}\n   ```\n'
  expect(await found(text)).toEqual([expect.stringContaining('9 code/unparsable')])
})
