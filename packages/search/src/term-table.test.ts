import { expect, test } from 'vitest'
import { countAt, countTerms } from './count-terms.ts'
import { FIELDS, type Field } from './index-weights.ts'
import { pageWords, sectionNumbers } from './page-words.ts'
import { EMPTY_RECORD } from './search-record.fixtures.ts'
import type { SearchRecord } from './search-record.ts'
import { TermTable } from './term-table.ts'

function section(fields: Partial<SearchRecord> = {}): SearchRecord {
  return { ...EMPTY_RECORD, ...fields }
}

/** Counts of each term by field, without zeros. */
function countsOf(fields: Partial<SearchRecord>): Record<string, Partial<Record<Field, number>>> {
  const { counts } = countTerms(section(fields))
  return Object.fromEntries(
    [...counts].map(([term, packed]) => [
      term,
      Object.fromEntries(
        FIELDS.map((field, place) => [field, countAt(packed, place)] as const).filter(
          ([, count]) => count > 0,
        ),
      ),
    ]),
  )
}

test('counts a term in each field apart', () => {
  expect(countsOf({ names: 'Fees', heading: 'Fee', body: 'A fee is a fee.', code: 'fee' })).toEqual(
    {
      fee: { names: 1, heading: 1, body: 2, code: 1 },
      a: { body: 2 },
      is: { body: 1 },
    },
  )
})

test('parts of identifiers count as code in every field', () => {
  expect(countsOf({ heading: 'eth_call' })).toMatchObject({
    ethcall: { heading: 1 },
    eth: { code: 1 },
    call: { code: 1 },
  })
})

test('a count saturates at its bits and does not change its neighbours', () => {
  expect(countsOf({ path: 'gas', body: 'gas '.repeat(100), code: 'gas' })).toEqual({
    gas: { path: 1, body: 15, code: 1 },
  })
})

test('lengths are those of the text, however often a word is in it', () => {
  const { lengths } = countTerms(section({ body: 'gas '.repeat(100), heading: 'eth_call' }))
  expect(Object.fromEntries(FIELDS.map((field, at) => [field, lengths[at]]))).toEqual({
    names: 0,
    heading: 1,
    path: 0,
    body: 100,
    code: 2,
    called: 1,
    asked: 0,
  })
})

test.each([
  [
    'names of an opening',
    { isOpening: true, title: 'Fees', label: 'Gas fees' },
    ['fee=', 'gasfee=', 'fegas='],
  ],
  [
    'no label of one word',
    { isOpening: true, title: 'Gas fees', label: 'Fees' },
    ['gasfee=', 'fegas='],
  ],
  ['the same name twice', { isOpening: true, title: 'Fees', label: 'Fee' }, ['fee=']],
  ['a question of one word', { heading: 'What is gas?' }, ['whatisgas=']],
  ['a heading in any order', { heading: 'Paying the gas fees' }, ['fegaspai=']],
  ['a heading with its page', { title: 'Gas', heading: 'Fees' }, ['fegas=']],
  [
    'an error',
    { heading: 'no funds left: cannot send it (chain-id …)' },
    ['cannotchainidfundleftnosend=', 'fundleftno=', 'cannotsend='],
  ],
  ['commands', { commands: ['npm run build'] }, ['npmrunbuild=']],
  ['an identifier', { heading: 'eth_call' }, ['ethcal=']],
  ['a single word', { heading: 'Gas' }, []],
  ['no names', { isOpening: true }, []],
])('the name of a section: %s', (_, fields, expected) => {
  const { counts } = countTerms(section(fields))
  expect([...counts.keys()].filter((term) => term.endsWith('='))).toEqual(expected)
})

test('the words of a page are returned section by section', () => {
  const page = pageWords([section({ body: 'one two' }), section(), section({ body: 'two' })])
  expect(page.terms).toEqual(['one', 'two'])
  const pairs = [...sectionNumbers(page)].map(({ lengths, pairs }) => ({
    words: lengths[FIELDS.indexOf('body')],
    terms: [...pairs].filter((_, at) => at % 2 === 0).map((place) => page.terms[place]),
  }))
  expect(pairs).toEqual([
    { words: 2, terms: ['one', 'two'] },
    { words: 0, terms: [] },
    { words: 1, terms: ['two'] },
  ])
})

test('the text of a section has every line once, code after a tab, up to a limit', () => {
  const textOf = (...lines: { text: string; isCode: boolean }[]) =>
    pageWords([section({ lines })]).sections[0]?.[2]
  const line = (text: string, isCode = false) => ({ text, isCode })
  expect(textOf(line('one'), line('npm ci', true), line('one'))).toBe('one\n\tnpm ci')
  expect(textOf(line('a'.repeat(5_000)))).toBe(`${'a'.repeat(1_200)}…`)
  expect(textOf(line('x'.repeat(401), true), line('one'))).toBe('one')
  expect(textOf(line(`${'a'.repeat(1_199)}😀`))).toBe(`${'a'.repeat(1_199)}…`)
})

test('a section is found by the hash behind the address of its page', () => {
  const { href, sections } = pageWords([
    section({ body: 'x' }),
    section({ href: '/a/#b', heading: 'B' }),
  ])
  expect(href).toBe('/a/')
  expect(sections.map(([hash, heading]) => [hash, heading])).toEqual([
    ['', ''],
    ['b', 'B'],
  ])
})

function tableOf(...pages: readonly (readonly string[])[]): TermTable {
  const table = new TermTable()
  for (const bodies of pages) table.addPage(pageWords(bodies.map((body) => section({ body }))))
  return table
}

test('numbers records and pages as they are added', () => {
  const table = tableOf(['a b', 'b'], [], ['c'])
  expect(table.pageCount).toBe(3)
  expect(table.pages).toEqual([0, 0, 2])
  expect(table.lengths[FIELDS.indexOf('body')]).toEqual([2, 1, 1])
})

test('what readers say for a section is a field of its own', () => {
  const table = new TermTable()
  const page = pageWords([section({ body: 'gas' }), section({ href: '/a/#b', body: 'gas' })])
  table.addPage(page, new Map([['b', ['the gas', 'paying fees']]]))
  const asked = FIELDS.indexOf('asked')
  const found = [...table.entries()].map(({ term, records, counts }) => [
    term,
    [...records],
    [...counts].map((packed) => countAt(packed, asked)),
  ])
  expect(found).toEqual([
    ['fee', [1], [1]],
    ['fepai=', [1], [0]],
    ['gas', [0, 1], [0, 1]],
    ['gas=', [1], [0]],
    ['paying', [1], [1]],
  ])
  expect(table.lengths[asked]).toEqual([0, 5])
})

test('gives terms in the order of their characters, records in theirs', () => {
  const found = [...tableOf(['b a b', 'a'], ['B é', 'b']).entries()].map(
    ({ term, records, counts }) => ({
      term,
      records: [...records],
      counts: [...counts].map((packed) => countAt(packed, FIELDS.indexOf('body'))),
    }),
  )
  expect(found).toEqual([
    { term: 'a', records: [0, 1], counts: [1, 1] },
    { term: 'b', records: [0, 2, 3], counts: [2, 1, 1] },
    { term: 'e', records: [2], counts: [1] },
  ])
})

test('a table without pages has no terms', () => {
  expect([...new TermTable().entries()]).toEqual([])
})
