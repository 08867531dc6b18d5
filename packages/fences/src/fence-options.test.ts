import { expect, test } from 'vitest'
import { parseCodeMeta } from './code-meta.ts'
import { withOptionsInMeta } from './fence-options.ts'

test.each([
  ['js{1,3}', '', 'js', '{1,3}'],
  ['js{1-3}', '[a.js]', 'js', '{1-3} [a.js]'],
  ['ts:line-numbers=5', '{2}', 'ts', 'showLineNumbers=5 {2}'],
  ['ts:no-line-numbers', '', 'ts', ''],
  ['{', '.py .annotate hl_lines="2 3" title="a b.py" }', 'py', 'hl_lines="2 3" title="a b.py"'],
  ['{.yaml', 'linenums="1"}', 'yaml', 'linenums="1"'],
  ['c++', 'title="a"', 'c++', 'title="a"'],
  ['{note}', '', '{note}', ''],
  ['a:b', '', 'a:b', ''],
])('reads ```%s %s as %s with %s', (language, meta, name, rest) => {
  expect(withOptionsInMeta({ code: '', language, meta })).toEqual({
    code: '',
    language: name,
    meta: rest,
  })
})

test('reads the options of MkDocs', () => {
  expect(parseCodeMeta('hl_lines="2 4-5" linenums="10"')).toEqual({
    title: undefined,
    highlighted: new Set([2, 4, 5]),
    firstLineNumber: 10,
  })
})
