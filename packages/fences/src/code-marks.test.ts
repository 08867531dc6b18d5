import { expect, test } from 'vitest'
import { renderCodeBlock } from './code-block.ts'
import { readCodeMarks } from './code-marks.ts'

const marked = (code: string, given: [number, string][] = []) => {
  const result = readCodeMarks({ code, lineClasses: new Map(given) })
  return {
    code: result.code,
    classes: Object.fromEntries(result.lineClasses),
    ...(result.words.size === 0 ? {} : { words: Object.fromEntries(result.words) }),
  }
}

test.each([
  ['go() // [!code ++]', 'diff-add'],
  ['go() # [!code --]', 'diff-remove'],
  ['go() <!-- [!code highlight] -->', 'highlighted'],
  ['go() /* [!code hl] */', 'highlighted'],
  ['go() {/* [!code focus] */}', 'focused'],
  ['go() -- [!code warning]', 'code-warning'],
  ['go() ; [!code error]', 'code-error'],
  ['go() //[!code focus][!code ++]', 'focused diff-add'],
])('%s marks its line as %s', (code, classes) => {
  expect(marked(code)).toEqual({ code: 'go()', classes: { 1: classes } })
})

test.each([
  ["name: 'it', // [!code ++]", "name: 'it',"],
  ['a = "#b" # [!code ++]', 'a = "#b"'],
  ["const s = '--' // [!code ++]", "const s = '--'"],
  ['x // why [!code ++]', 'x // why'],
])('a mark behind quotation marks takes its whole comment along: %s', (code, shown) => {
  expect(marked(code)).toEqual({ code: shown, classes: { 1: 'diff-add' } })
})

test('a count marks the lines below, too', () => {
  expect(marked('a // [!code focus:2]\nb\nc // [!code error]')).toEqual({
    code: 'a\nb\nc',
    classes: { 1: 'focused', 2: 'focused', 3: 'code-error' },
  })
})

test('a line with nothing but marks is removed and marks those below', () => {
  expect(marked('a\n  // [!code highlight:2]\nb\nc\nd', [[3, 'diff-add']])).toEqual({
    code: 'a\nb\nc\nd',
    classes: { 2: 'diff-add highlighted', 3: 'highlighted' },
  })
})

test('keeps the other words of a comment', () => {
  expect(marked('a() // [!code ++] new in 2.0')).toEqual({
    code: 'a() // new in 2.0',
    classes: { 1: 'diff-add' },
  })
})

test('a word is highlighted to the end, or in as many lines as it says', () => {
  expect(marked('// [!code word:go]\ngo()\ngo(2)')).toEqual({
    code: 'go()\ngo(2)',
    classes: {},
    words: { 1: ['go'], 2: ['go'] },
  })
  expect(marked('// [!code word:a\\:b:1]\na:b\na:b').words).toEqual({ 1: ['a:b'] })
})

test('a backslash shows a mark as text', () => {
  expect(marked('a // [\\!code ++]')).toEqual({ code: 'a // [!code ++]', classes: {} })
})

test.each([
  'a // [!code unknown]',
  'a[!code ++]',
  'a // [!code]',
  '// [!!code ++]',
  'x // [!code ++:a]',
])('leaves %s as it is', (code) => {
  expect(marked(code)).toEqual({ code, classes: {} })
})

test('a block shows words side by side, and the first of two that overlap', async () => {
  const html = await renderCodeBlock({
    code: '# [!code word:go]\n# [!code word:og]\ngogo',
    language: 'text',
    meta: '',
  })
  expect(html).toContain(
    '<span class="line"><span class="code-word">go</span><span class="code-word">go</span>\n</span>',
  )
})

test('a block shows marks of lines and words, and that some lines have the focus', async () => {
  const html = await renderCodeBlock({
    code: 'const a = go() // [!code focus]\n// [!code word:a = go]\nconst a = go()',
    language: 'js',
    meta: '',
  })
  expect(html).toContain('<pre class="shiki has-focus"')
  expect(html).toContain('<span class="line focused">')
  expect(html).toMatch(/<span class="code-word">.*a.*=.*go.*<\/span>.*\(\)/)
  expect(html).not.toContain('!code')
})
