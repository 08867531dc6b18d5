import { expect, test } from 'vitest'
import { readMagicComments } from './magic-comments.ts'

const marked = (code: string, language: string) => {
  const result = readMagicComments(code, language)
  return { code: result.code, classes: Object.fromEntries(result.lineClasses) }
}

test('takes a comment line out and marks the next line', () => {
  expect(marked('# highlight-next-line\na\nb', 'bash')).toEqual({
    code: 'a\nb',
    classes: { 1: 'highlighted' },
  })
})

test('marks every line of a block', () => {
  expect(marked('a\n// add-start\nb\nc\n// add-end\nd', 'go')).toEqual({
    code: 'a\nb\nc\nd',
    classes: { 2: 'diff-add', 3: 'diff-add' },
  })
})

test('takes only the comment styles of the language', () => {
  expect(marked('// highlight-next-line\na', 'bash')).toEqual({
    code: '// highlight-next-line\na',
    classes: {},
  })
  expect(marked('<!-- highlight-next-line -->\na', 'unknown')).toEqual({
    code: 'a',
    classes: { 1: 'highlighted' },
  })
})
