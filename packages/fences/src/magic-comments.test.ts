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

test.each([
  ['sql', '/* highlight-next-line */'],
  ['sql', '-- highlight-next-line'],
  ['lua', '--[[ highlight-next-line ]]'],
  ['wasm', ';; highlight-next-line'],
  ['latex', '% highlight-next-line'],
  ['ini', '; highlight-next-line'],
  ['vb', "' highlight-next-line"],
  ['batch', 'REM highlight-next-line'],
  ['ocaml', '(* highlight-next-line *)'],
  ['fortran', '! highlight-next-line'],
  ['cobol', '*> highlight-next-line'],
  ['haskell', '{- highlight-next-line -}'],
  ['vim', '" highlight-next-line'],
  ['jinja', '{# highlight-next-line #}'],
  ['powershell', '<# highlight-next-line #>'],
  ['pascal', '{ highlight-next-line }'],
  ['julia', '#= highlight-next-line =#'],
  ['nim', '#[ highlight-next-line ]#'],
  ['wat', '(; highlight-next-line ;)'],
  ['razor', '@* highlight-next-line *@'],
  ['erb', '<%# highlight-next-line %>'],
  ['liquid', '{% comment %} highlight-next-line {% endcomment %}'],
  ['coffee', '### highlight-next-line ###'],
  ['d', '/+ highlight-next-line +/'],
  ['smalltalk', '"highlight-next-line"'],
  ['pug', '//- highlight-next-line'],
  ['haml', '-# highlight-next-line'],
  ['racket', '#; highlight-next-line'],
  ['rust', '/// highlight-next-line'],
  ['java', '/** highlight-next-line */'],
  ['cpp', '//! highlight-next-line'],
  ['abap', '* highlight-next-line'],
  ['sas', '* highlight-next-line;'],
])('takes the comments of %s: %s', (language, comment) => {
  expect(marked(`${comment}\na`, language)).toEqual({ code: 'a', classes: { 1: 'highlighted' } })
})

test('shows the comments of other languages in a page that explains them', () => {
  const code = '```js\n// highlight-next-line\na\n```'
  expect(marked(code, 'md')).toEqual({ code, classes: {} })
  expect(marked('<!-- highlight-next-line -->\na', 'md').classes).toEqual({ 1: 'highlighted' })
  const list = '- highlight-next-line\n* highlight-next-line'
  expect(marked(list, 'text')).toEqual({ code: list, classes: {} })
})

test('comments of the site give lines their classes', () => {
  const comments = [
    { className: 'code-error', line: 'This fails' },
    { className: 'diff-add', start: 'new', end: 'old' },
    { className: 'diff-remove', line: 'highlight-next-line' },
  ]
  const code = '// This fails\na\n// new\nb\nc\n// old\n// highlight-next-line\nd'
  const { code: shown, lineClasses } = readMagicComments(code, 'js', { comments })
  expect(shown).toBe('a\nb\nc\nd')
  expect([...lineClasses]).toEqual([
    [1, 'code-error'],
    [2, 'diff-add'],
    [3, 'diff-add'],
    [4, 'diff-remove'],
  ])
})

test('hides comments beside lines that the fence marks, counted as they are written', () => {
  const code = '// highlight-next-line\na\nb\n// add-next-line\nc'
  const marked = readMagicComments(code, 'js', { highlighted: new Set([3, 5]) })
  expect(marked.code).toBe('a\nb\nc')
  expect([...marked.lineClasses]).toEqual([
    [1, 'highlighted'],
    [2, 'highlighted'],
    [3, 'diff-add'],
  ])
})
