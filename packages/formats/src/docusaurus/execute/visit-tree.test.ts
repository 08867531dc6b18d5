import { expect, test } from 'vitest'
import { EXIT, SKIP, visit } from './visit-tree.ts'

const tree = {
  type: 'root',
  children: [
    { type: 'a', children: [{ type: 'b' }] },
    { type: 'b' },
    { type: 'c', children: [{ type: 'b' }] },
  ],
}

/** Types of the visited nodes. */
function visited(tests: unknown, answer: (type: string) => unknown = () => undefined): string {
  const seen: string[] = []
  const see = ({ type }: { type: string }) => {
    seen.push(type)
    return answer(type)
  }
  if (tests === undefined) visit(tree, see)
  else visit(tree, tests, see)
  return seen.join(' ')
}

test('visits parents first, by type, by fields, by function or by a list of these', () => {
  expect(visited(undefined)).toBe('root a b b c b')
  expect(visited('b')).toBe('b b b')
  expect(visited({ type: 'c' })).toBe('c')
  expect(visited(['a', (node: { type: string }) => node.type === 'c'])).toBe('a c')
})

test('a visitor skips children, ends the visit, or says where it goes on', () => {
  expect(visited(undefined, (type) => (type === 'a' ? SKIP : undefined))).toBe('root a b c b')
  expect(visited(undefined, (type) => (type === 'b' ? EXIT : undefined))).toBe('root a b')
  expect(visited(undefined, (type) => (type === 'a' ? [SKIP, 2] : undefined))).toBe('root a c b')
})
