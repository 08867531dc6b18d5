import { expect, test } from 'vitest'
import { nestsTooDeeply } from './nests-too-deeply.ts'

test.each([
  ['', false],
  ['<p>a</p>'.repeat(1000), false],
  ['<p>a'.repeat(1000), false],
  ['<br><img src="a.png">'.repeat(1000), false],
  [`<table>${'<tr><td>a'.repeat(1000)}</table>`, false],
  [`${'<b>'.repeat(300)}a${'</b>'.repeat(300)}`, false],
  [`${'<b>'.repeat(500)}a${'</b>'.repeat(500)}`, true],
  ['<blockquote>'.repeat(100_000), true],
  [`${'</b>'.repeat(1000)}${'<b>'.repeat(500)}`, true],
])('case %#', (html, isTooDeep) => {
  expect(nestsTooDeeply(html)).toBe(isTooDeep)
})
