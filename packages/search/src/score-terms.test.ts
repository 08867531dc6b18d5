import { expect, test } from 'vitest'
import { INDEX_WEIGHTS, type IndexWeights } from './index-weights.ts'
import { pageWords } from './page-words.ts'
import { termScorer } from './score-terms.ts'
import { EMPTY_RECORD } from './search-record.fixtures.ts'
import type { SearchRecord } from './search-record.ts'
import { TermTable } from './term-table.ts'

/** Scores of a term by record. */
function scoresOf(
  term: string,
  pages: readonly (readonly Partial<SearchRecord>[])[],
  weights?: IndexWeights,
): Record<number, number> {
  const table = new TermTable()
  for (const sections of pages)
    table.addPage(pageWords(sections.map((fields) => ({ ...EMPTY_RECORD, ...fields }))))
  const score = termScorer(table, weights)
  const entry = [...table.entries()].find((candidate) => candidate.term === term)
  if (entry === undefined) throw new Error(`no term ${term}`)
  const scores = score(entry)
  return Object.fromEntries([...entry.records].map((record, at) => [record, scores[at] ?? 0]))
}

const filler = { body: 'nothing of this is here' }

test.each([
  ['a heading', { heading: 'gas' }, 'the text', { body: 'gas' }],
  ['the names', { names: 'gas' }, 'the path', { path: 'gas' }],
  ['the path', { path: 'gas' }, 'code', { code: 'gas' }],
  ['two mentions', { body: 'gas gas x x' }, 'one', { body: 'gas x x x' }],
  ['a short text', { body: 'gas x' }, 'a long one', { body: `gas ${'x '.repeat(50)}` }],
])('%s counts more than %s', (_better, better, _worse, worse) => {
  const { 0: first = 0, 1: second = 0 } = scoresOf('gas', [[better], [worse], [filler]])
  expect(first).toBeGreaterThan(second)
  expect(second).toBeGreaterThan(0)
})

test('a rare term counts more than one in every section', () => {
  const pages = [[{ body: 'rare common' }], [{ body: 'other common' }], [{ body: 'third common' }]]
  const { 0: rare = 0 } = scoresOf('rare', pages)
  const { 0: common = 0 } = scoresOf('common', pages)
  expect(rare).toBeGreaterThan(common)
  expect(common).toBeGreaterThan(0)
})

test('repeating a word counts less and less', () => {
  const bodies = [1, 2, 3].map((times) => `${'gas '.repeat(times)}${'x '.repeat(10 - times)}`)
  const {
    0: one = 0,
    1: two = 0,
    2: three = 0,
  } = scoresOf('gas', [...bodies.map((body) => [{ body }]), [filler]])
  expect(two - one).toBeGreaterThan(three - two)
  expect(three).toBeGreaterThan(two)
})

test('any occurrence counts, in a text of any length', () => {
  const body = `gas ${'x '.repeat(5000)}`
  const onlyText: IndexWeights = { ...INDEX_WEIGHTS, page: 0 }
  const { 0: score = 0 } = scoresOf('gas', [[{ body }], [{ body: 'y' }], [filler]], onlyText)
  expect(score).toBeGreaterThan(INDEX_WEIGHTS.floor * Math.log(1 + 2.5 / 1.5))
})

test('the names of a page count fully in its opening, a little less below', () => {
  const named = { names: 'gas' }
  const {
    0: opening = 0,
    1: below = 0,
    2: next = 0,
  } = scoresOf('gas', [[named, named], [named, named], [filler]])
  expect(below / opening).toBeCloseTo(INDEX_WEIGHTS.namesBelow)
  expect(next).toBe(opening)
})

test('names are as rare as the pages that have them, not as their sections', () => {
  const named = { names: 'gas' }
  const names = { ...INDEX_WEIGHTS.fields.names, length: 0 }
  const weights = { ...INDEX_WEIGHTS, fields: { ...INDEX_WEIGHTS.fields, names } }
  const { 0: short = 0 } = scoresOf('gas', [[named], [filler], [filler]], weights)
  const { 0: long = 0 } = scoresOf('gas', [[named, named, named], [filler], [filler]], weights)
  expect(long).toBeCloseTo(short)
})

test('sections gain from a page about the term', () => {
  const { 0: among = 0, 2: alone = 0 } = scoresOf('gas', [
    [{ body: 'gas x' }, { body: 'gas gas' }],
    [{ body: 'gas x' }, { body: 'y y' }],
    [filler],
  ])
  expect(among).toBeGreaterThan(alone)
})

test('code alone does not make a page be about a term', () => {
  const pages = [[{ code: 'gas' }], [filler]]
  const without = scoresOf('gas', pages, { ...INDEX_WEIGHTS, page: 0 })
  expect(scoresOf('gas', pages)).toEqual(without)
})

test('scores are numbers even where every field is empty but one', () => {
  for (const score of Object.values(scoresOf('gas', [[{ code: 'gas' }]])))
    expect(Number.isFinite(score)).toBe(true)
})
