import { expect, test } from 'vitest'
import type { CodeBlockUse } from 'warraq/plugin'
import { PARSED_LANGUAGES } from './parsed-languages.ts'

async function problemsIn(language: string, code: string) {
  const check = PARSED_LANGUAGES.find(({ names }) => names.includes(language))?.check
  if (check === undefined) throw new Error(`${language} is not parsed`)
  const block = { language, code, file: 'a.md', line: 1 } as CodeBlockUse
  return check([block], '')
}

/** Lines at which a block is wrong. */
async function wrongLines(language: string, code: string) {
  return (await problemsIn(language, code)).map(({ line }) => line)
}

test.each([
  ['go', 'package main\n\nfunc main() {\n\tx := 1\n\t_ = x\n}'],
  ['go', 'x, err := f(1)\nif err != nil {\n\treturn err\n}'],
  ['go', 'AfterEpochEnd(ctx sdk.Context, number int64)'],
  ['python', 'import web3\n\nfor block in web3.blocks():\n    print(block["number"])'],
])('%s code that parses, whole or a part of a file, has no finding', async (language, code) =>
  expect(await wrongLines(language, code)).toEqual([]))

test.each([
  ['go', 'package main\n\nfunc main() {\n\tx := f(1\n}', 5],
  ['python', 'import web3\nprint(web3.eth(1)\nx = 2', 3],
  ['python', 'for block in blocks\n    print(block)', 1],
])('%s code with a mistake has a finding at its line', async (language, code, line) =>
  expect(await wrongLines(language, code)).toEqual([line]))

test.each([
  ['go', 'a['.repeat(2000)],
  ['python', 'a('.repeat(2000)],
])('%s code with too many open brackets is not parsed', async (language, code) => {
  const [problem] = await problemsIn(language, code)
  expect(problem).toMatchObject({ message: expect.stringMatching(/open at once.*split the block/) })
  expect(problem?.line).toBeUndefined()
})
