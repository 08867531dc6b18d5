import { expect, test } from 'vitest'
import { ROLES } from '../data/errors.ts'
import { differentEntries } from './catalogued-errors.ts'

const ERROR = { text: 'out of gas', means: 'the limit was too low', wallet: 'gas' }

const pageAt = (route: string, ...ids: string[]) => ({
  file: `content${route.slice(0, -1)}.md`,
  lang: 'en',
  compiled: {
    headings: ['part', ...ids].map((id) => ({
      ...{ id, html: id, text: id },
      depth: id === 'part' ? 2 : 3,
    })),
  },
})
const PAGES = [pageAt(ROLES.developer.page), pageAt(ROLES.operator.page)]

const found = (errors: (typeof ERROR)[], ...pages: ReturnType<typeof pageAt>[]) =>
  differentEntries(errors, pages).map(({ code, found: what }) => `${code} ${what}`)

test('the catalogue has each entry of a page, and no other', () => {
  expect(found([ERROR], pageAt(ROLES.wallet.page, 'gas'), ...PAGES)).toEqual([])
  expect(found([ERROR], pageAt(ROLES.wallet.page, 'gas', 'nonce'), ...PAGES)).toEqual([
    'errors/not-listed #nonce',
  ])
  expect(found([ERROR], pageAt(ROLES.wallet.page), ...PAGES)).toEqual([
    "errors/no-entry wallet: 'gas'",
  ])
})

test('a message is listed once, and each kind of reader has a page', () => {
  expect(found([ERROR, ERROR], pageAt(ROLES.wallet.page, 'gas'), ...PAGES)).toEqual([
    'errors/listed-twice out of gas',
  ])
  expect(found([ERROR], ...PAGES)).toEqual([`errors/no-page ${ROLES.wallet.page}`])
})
