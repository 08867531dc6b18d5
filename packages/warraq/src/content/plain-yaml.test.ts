import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readPlainYaml } from './plain-yaml.ts'

test('plain lines are read', () => {
  expect(
    readPlainYaml('title: Run a validator\nsidebar_position: 12\nhide_title: true\r\nslug: a/b'),
  ).toEqual({ title: 'Run a validator', sidebar_position: 12, hide_title: true, slug: 'a/b' })
})

test.each([
  '',
  'title: "x"',
  'tags: [a]',
  'a:\n  b: c',
  'a: null',
  'a: x # y',
  'a: x: y',
  'a: x\na: y',
  'a: 012',
  'a: 1.5',
  'a: /x',
])('everything else is left to the YAML parser: %s', (yaml) => {
  expect(readPlainYaml(yaml)).toBeUndefined()
})

test('what is read is what the YAML parser reads', () => {
  const word = fc.constantFrom(
    ...[
      'title',
      'a',
      'b_1',
      'null',
      'True',
      'yes',
      'no',
      'Off',
      '~',
      '-',
      "'",
      '0',
      '12',
      '0x1',
      '1e3',
      '.inf',
      'NaN',
      ':',
      '#',
      ' ',
      ',',
      '(',
      ')',
      '/',
      '\n',
      '\t',
      '&',
      '*',
      '!',
      '2024-01-01',
      '12:30',
    ],
  )
  const value = fc.array(word, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(''))
  const yaml = fc
    .array(fc.tuple(word, value), { minLength: 1, maxLength: 4 })
    .map((lines) => lines.map(([name, text]) => `${name}: ${text}`).join('\n'))
  fc.assert(
    fc.property(yaml, (text) => {
      const read = readPlainYaml(text)
      if (read !== undefined) expect(read).toEqual(parse(text))
    }),
    { numRuns: 3000 },
  )
})
