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
  expect(parseYaml(text)).toMatchObject(result)
})

test('also gives numbers and booleans as they are written', () => {
  const yaml = 'a: [1.10, 007, 21E08, 1.5]\nb: True\nc: {d: 0x1F, e: true}\n1.10: x'
  expect(parseYaml(yaml)).toMatchObject({
    value: { a: [1.1, 7, 2.1e9, 1.5], b: true },
    written: {
      a: ['1.10', '007', '21E08', 1.5],
      b: 'True',
      c: { d: '0x1F', e: true },
      '1.10': 'x',
    },
  })
})

test('a key that is there twice is a fault, and very many keys take no time', () => {
  expect(parseYaml('a: 1\na: 2\n')).toMatchObject({ line: 2 })
  const keys = Array.from({ length: 10_000 }, (_, at) => `a${at}: 1`).join('\n')
  const before = process.cpuUsage()
  expect(parseYaml(keys)).toHaveProperty('value.a9999', 1)
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(2)
})
