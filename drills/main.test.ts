import { expect, test } from 'vitest'
import { choosePlans } from './main.ts'

test('a page is chosen by the end of its path', () => {
  const plans = ['content/a/run.md', 'content/b/run.md', 'content/b/move.md'].map((page) => ({
    page,
    programs: [],
    differences: [],
    prepare: async () => undefined,
  }))
  const chosen = (...names: string[]) => choosePlans(plans, names).map(({ page }) => page)
  expect(chosen('move')).toEqual(['content/b/move.md'])
  expect(chosen('content/a/run.md')).toEqual(['content/a/run.md'])
  expect(chosen()).toHaveLength(3)
  expect(() => chosen('run')).toThrow(
    /^more than one page with commands ends in "run"; there are:\n {2}content\/a\/run\.md\n {2}content\/b\/run\.md$/,
  )
  expect(() => chosen('stop')).toThrow(
    'no page with commands ends in "stop"; there are:\n  content/a',
  )
})
