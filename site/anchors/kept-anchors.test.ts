import { expect, test } from 'vitest'
import { contentPage } from '../../tests/content-page.ts'
import { keptAnchors, lostAnchors } from './kept-anchors.ts'

const pageWith = (...anchors: string[]) => contentPage({ anchors })

test('a page that keeps its anchors, and has new ones, is fine', () => {
  expect(lostAnchors({ 'content/a.md': ['one'] }, [pageWith('one', 'two')])).toEqual([])
})

test('an anchor that is gone is named, with both ways to keep it', () => {
  expect(lostAnchors({ 'content/a.md': ['one', 'old'] }, [pageWith('one')])).toEqual([
    {
      code: 'anchors/lost',
      file: 'content/a.md',
      found: 'no place with the id "old", which the page had before',
      expected: 'anchors that links of other sites use to stay',
      fix: 'add {#old} to the heading that replaces it, or <span id="old"></span> to the text that does',
    },
  ])
})

test('a page that is gone is named', () => {
  expect(lostAnchors({ 'content/b.md': ['one'] }, [pageWith('one')])).toMatchObject([
    { code: 'anchors/no-page', file: 'site/data/anchors.json', found: 'content/b.md' },
  ])
})

test('a record of another form is refused', () => {
  expect(() => keptAnchors({ 'content/a.md': 'one' })).toThrow('expected array')
  const [check] = keptAnchors({ 'content/a.md': ['one', 'two'] }).checks ?? []
  expect(check && 'run' in check && check.summary?.([])).toBe('2 recorded anchors')
})
