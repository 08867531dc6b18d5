import { expect, test } from 'vitest'
import { cutCode } from './cut-code.ts'

const FILE = 'one\n  two\n    three\nfour\n'

test.each([
  ['', 'one\n  two\n    three\nfour'],
  ['L2-L3', 'two\n  three'],
  ['2-3', 'two\n  three'],
  ['L3-', '  three\nfour'.replace('  ', '    ')],
  ['L4', 'four'],
  ['L4-L5', undefined],
  ['L3-L2', undefined],
  ['L0', undefined],
  ['L99999999999999999999', undefined],
])('%s gives these lines, without their common indentation', (part, code) => {
  expect(cutCode(FILE, part)).toBe(code)
})

test.each([
  ['//', '#region a', '#endregion a'],
  ['#', 'region a', 'endregion'],
  ['<!--', '#region a -->', '#endregion -->'],
  ['', '#pragma region a', '#pragma endregion'],
  ['/*', '#region a */', '#endregion a */'],
  ['//', 'ANCHOR: a', 'ANCHOR_END: a'],
])('finds a region between comments that begin with %s', (sign, start, end) => {
  expect(cutCode(`x\n  ${sign} ${start}\n  y\n\n  ${sign} ${end}\nz`, 'a')).toBe('y\n')
})

test('leaves out the marks of a region inside another', () => {
  const file = '// #region a\n1\n// #region b\n2\n// #endregion\n3\n// #endregion\n4'
  expect(cutCode(file, 'a')).toBe('1\n2\n3')
  expect(cutCode(file, 'b')).toBe('2')
})

test('a region that is missing or has no end is none', () => {
  expect(cutCode('// #region a\n1', 'a')).toBeUndefined()
  expect(cutCode('1', 'constructor')).toBeUndefined()
})
