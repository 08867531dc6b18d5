import { expect, test } from 'vitest'
import { codeDepthCounter, MOST_NESTED_CODE } from './code-depth.ts'

function depthOf(code: string): number {
  const depth = codeDepthCounter()
  return Math.max(...code.split('\n').map(depth))
}

test.each([
  'a(',
  '((\n',
  '[',
  '{',
  '({a: ',
  '{<b>',
  '{<b>\n',
  'a => ',
  'a =>\n',
  'a ? b : ',
  'a = ',
  'if (a)\n',
  'if (a) ',
  'new ',
  'function a() { ',
  'class A { a() { ',
  'a<',
  '@a(',
])('code of nothing but %j nests deeply', (part) => {
  expect(depthOf(part.repeat(2 * MOST_NESTED_CODE))).toBeGreaterThan(MOST_NESTED_CODE)
})

test.each([
  ['statements', 'const a = (b: string): string => (b ? b : "c")\n'],
  ['statements in one line', 'if (a) b = { c: [d => d] }; '],
  ['properties', '  a?: Map<string, string>\n'],
  ['elements', '<a href={b}>c</a>\n<br />\n'],
  ['items', "{ a: 'b', c: [1, 2] },\n"],
  ['calls in a chain', '  .then((a) => a)\n'],
  ['conditions', 'if (a === b) {\n  c()\n}\n'],
])('%s one after the other do not', (_, part) => {
  expect(depthOf(`{\n${part.repeat(3000)}`)).toBeLessThan(20)
})
