import { expect, test } from 'vitest'
import { didYouMean, nearestOf } from './nearest.ts'

test.each([
  ['nota', ['note', 'tip'], 'note'],
  ['NOTE', ['tip', 'note'], 'note'],
  ['tpi', ['tip', 'top'], 'tip'],
  ['xyz', ['note', 'tip'], undefined],
  ['note', [], undefined],
  ['defaultSidbar', ['default', 'defaultSidebar'], 'defaultSidebar'],
])('for %j among %j: %j', (word, candidates, nearest) => {
  expect(nearestOf(word, candidates)).toBe(nearest)
})

test('of two equally similar candidates the first wins', () => {
  expect(nearestOf('cat', ['car', 'bat'])).toBe('car')
})

test('a long word may be off by a third, a short one by two letters', () => {
  expect(nearestOf('abcdefghi', ['abcdefxxx'])).toBe('abcdefxxx')
  expect(nearestOf('abcdefghi', ['abcdexxxx'])).toBeUndefined()
  expect(nearestOf('abc', ['axx'])).toBe('axx')
  expect(nearestOf('abc', ['xxx'])).toBeUndefined()
})

test('a candidate equal to the word wins at any position', () => {
  expect(nearestOf('tip', new Set(['tap', 'tip']))).toBe('tip')
})

test.each([
  ['user-guides/swap.md', 'user-guides/swaps.md', 'did you mean "user-guides/swaps.md"?'],
  ['user-guide/swap.md', 'user-guides/swap.md', 'did you mean "user-guides/swap.md"?'],
  ['user-guides/swap.md', 'user-guides/stake.md', 'correct it'],
  ['mainnet.maxSuply', 'mainnet.maxSupply', 'did you mean "mainnet.maxSupply"?'],
  ['mainnet.maxMemo', 'mainnet.name', 'correct it'],
  [
    'guide/getting-started',
    'guide/getting-started.mdx',
    'did you mean "guide/getting-started.mdx"?',
  ],
  ['docs/guide/install/start.md', 'docs/guide/start.md', 'did you mean "docs/guide/start.md"?'],
  ['/docs/guide/install/start/', '/docs/guide/start/', 'did you mean "/docs/guide/start/"?'],
  ['docs/guide/install/index.md', 'docs/guide/index.md', 'correct it'],
])('%s is taken for %s only if their own parts are similar', (word, candidate, expected) => {
  expect(didYouMean(word, [candidate], 'correct it')).toBe(expected)
})
