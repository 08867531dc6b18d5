import { expect, test } from 'vitest'
import { parseYaml } from './parse-yaml.ts'

const bomb = [
  'a0: &a0 [x]',
  ...Array.from({ length: 12 }, (_, at) => `a${at + 1}: &a${at + 1} [${`*a${at}, `.repeat(10)}]`),
].join('\n')

test.each([
  ['a: [1, {b: c}]', { value: { a: [1, { b: 'c' }] } }],
  ['a: &x 1\nb: *x', { value: { a: 1, b: 1 } }],
  ['', { value: null }],
  ['a: 1\nb: [', { line: 2, message: expect.stringContaining('Flow sequence') }],
  ['a: 1\nb: &x [*x]', { line: 2, message: 'an alias (*name) inside the value it refers to' }],
  [bomb, { line: 1, message: 'more than 100 values by aliases (*name)' }],
  [`a: ${'['.repeat(20_000)}`, { line: 1, message: expect.anything() }],
])('%.30j', (text, result) => {
  expect(parseYaml(text)).toEqual(result)
})
