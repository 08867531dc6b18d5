import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Diagnostic, StylesReader } from 'warraq/plugin'
import { temporaryFolder } from '../../../../tests/temporary-folder.ts'
import { classesIn, forgivingStyles, withAbsoluteAddresses } from './page-styles.ts'

test('the classes of a style sheet are those of its selectors', () => {
  const css = `/* .no */ .card > b, .card:hover { width: .5em; content: ".text"; background: url(x.png) }
.md\\:flex { color: red } .ключ-a { top: 0 }`
  expect(classesIn(css)).toEqual(['card', 'md:flex', 'ключ-a'])
})

test('addresses of files that exist are absolute, whichever file they come from', () => {
  const root = temporaryFolder()
  writeFileSync(join(root, 'j.png'), '')
  const css = 'p{background:url(i.png) url("./j.png?x#y") url(/k.png) url(data:a) url(#m)}'
  expect(withAbsoluteAddresses(css, ['/nowhere/x.css', join(root, 'y.css')])).toBe(
    `p{background:url(i.png) url("${root}/j.png?x#y") url(/k.png) url(data:a) url(#m)}`,
  )
})

/** Fails while the text contains one of the words. */
function readerRefusing(...words: readonly string[]): StylesReader {
  return async (_, text = '@import "pkg/a.css";\n.a { color: red }\n@apply x;\n') => {
    const word = words.find((one) => text.includes(one))
    if (word !== undefined) throw new Error(`no ${word}\n    at vite`)
    return { css: text, modules: {}, deps: new Set() }
  }
}

test.each([
  { refused: [], css: '.a { color: red }', found: [] },
  { refused: ['pkg'], css: '.a { color: red }', found: ['its imports are left out: no pkg'] },
  {
    refused: ['pkg', '@apply'],
    css: '',
    found: ['its imports are left out: no pkg', 'its styles are left out: no @apply'],
  },
])('what cannot be translated is left out, with a problem: $refused', async (one) => {
  const root = temporaryFolder()
  const file = join(root, 'x.css')
  writeFileSync(file, '@import "pkg/a.css";\n.a { color: red }\n@apply x;\n')
  const problems: Diagnostic[] = []
  const read = forgivingStyles(readerRefusing(...one.refused), { root, problems })
  const [{ css }] = await Promise.all([read(file), read(file)])
  expect(css).toContain(one.css)
  expect(problems.map(({ file: name, found }) => `${name} ${found}`)).toEqual(
    one.found.map((text) => `x.css ${text}`),
  )
})
