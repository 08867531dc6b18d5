import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonText } from './json-text.ts'

const root = resolve(import.meta.dirname, '..')

/** The text as the formatter of the repository leaves it. */
const formatted = (text: string) =>
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'format', '--stdin-file-path=x.json'],
    { cwd: root, input: text, encoding: 'utf8' },
  )

test.each([
  'site/facts/performed.json',
  'site/data/recorded-answers.json',
])('a record written again is the file as it is: %s', (file) => {
  const text = readFileSync(join(root, file), 'utf8')
  expect(jsonText(JSON.parse(text))).toBe(text)
})

test('the formatter changes nothing in what is written', () => {
  const values = fc.sample(fc.jsonValue({ maxDepth: 5 }), { numRuns: 300, seed: 38 })
  const lists = [90, 91, 92, 93, 94].map((length) => ['x'.repeat(length)])
  const numbers = Array.from({ length: 60 }, (_, index) => index ** 3)
  // A record has no number that would be written with an exponent.
  const plain = (_: string, value: unknown) =>
    typeof value === 'number' ? Math.trunc(value % 1e9) : value
  const text = jsonText(JSON.parse(JSON.stringify({ values, lists, numbers }), plain))
  expect(text).toBe(formatted(text))
})
