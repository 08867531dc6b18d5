import { expect, test } from 'vitest'
import { buildSearchIndex } from './build-index.ts'
import type { TermFile } from './index-files.ts'
import { pageWords } from './page-words.ts'
import { EMPTY_RECORD } from './search-record.fixtures.ts'

const hash = (at: number) => `0x${String(at).padStart(4, '0')}${'a'.repeat(58)}`

test('a file is named by the shortest beginning that comes after the file before', () => {
  const body = Array.from({ length: 2_000 }, (_, at) => hash(at)).join(' ')
  const words = pageWords([{ ...EMPTY_RECORD, body }])
  const { common, files } = buildSearchIndex([{ words, crumbs: [], tag: 'docs' }], {
    stopWords: [],
    synonyms: [],
  })
  const firstTerms = common.firstTerms.split(' ')
  expect(firstTerms.length).toBeGreaterThan(10)
  firstTerms.forEach((beginning, at) => {
    const termsOf = (number: number) =>
      (JSON.parse(files.get(`t${number}.json`) ?? '{"terms":""}') as TermFile).terms.split(' ')
    expect(termsOf(at)[0]?.startsWith(beginning)).toBe(true)
    expect(beginning.length).toBeLessThan(8)
    if (at > 0) expect((termsOf(at - 1).at(-1) ?? '') < beginning).toBe(true)
  })
})
