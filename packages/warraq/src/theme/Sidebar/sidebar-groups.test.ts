import { expect, test } from 'vitest'
import { parseGroups } from './sidebar-groups.ts'

test.each([
  ['groups', '{"a":true,"b":false}', { a: true, b: false }],
  ['values of another kind beside them', '{"a":true,"b":"yes","c":1}', { a: true }],
  ['another kind of JSON', '"open"', {}],
  ['null', 'null', {}],
  ['no JSON', '{', {}],
])('reads %s', (_, stored, groups) => {
  expect(parseGroups(stored)).toEqual(groups)
})
