import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type HighlightLanguage, highlight } from './highlight.ts'

/** `v:"a"` for a token of class `v`; plain text is unchanged. */
const draw = (code: string, language: HighlightLanguage) =>
  highlight(code, language).map((line) =>
    line
      .map(({ text, className }) => (className === undefined ? text : `${className}:${text}`))
      .join('|'),
  )

test('JSON: names, strings, numbers and constants', () => {
  expect(draw('{\n  "a": "b\\"c:",\n  "d": [-1.5, true, null]\n}', 'json')).toEqual([
    '{',
    '  |v:"a"|: |s:"b\\"c:"|,',
    '  |v:"d"|: [|n:-1.5|, |n:true|, |n:null|]',
    '}',
  ])
})

test('shell: commands, options, multi-line strings, comments', () => {
  expect(draw("curl -s http://h -d 'a\nb' # why", 'bash')).toEqual([
    "f:curl| |v:-s| http://h |v:-d| |s:'a",
    "s:b'| |c:# why",
  ])
})

test('HTTP: the verb', () => {
  expect(draw('GET http://h/GET', 'http')).toEqual(['f:GET| http://h/GET'])
})

test('JavaScript: keywords, calls, strings', () => {
  expect(draw("const a = await f('x', 1)", 'javascript')).toEqual([
    "k:const| a = |k:await| |f:f|(|s:'x'|, |n:1|)",
  ])
})

test('no character is lost or added, for any code', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom<HighlightLanguage>('json', 'bash', 'javascript'),
      (code, language) => {
        const lines = highlight(code, language).map((line) => line.map(({ text }) => text).join(''))
        expect(lines.join('\n')).toBe(code)
      },
    ),
  )
})

test('a text of several megabytes is not highlighted', () => {
  const lines = highlight(`${'[1]\n'.repeat(50_000)}`, 'json')
  expect(lines.every((line) => line.length <= 1)).toBe(true)
})
