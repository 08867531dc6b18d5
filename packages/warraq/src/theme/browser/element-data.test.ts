import { expect, expectTypeOf, test } from 'vitest'
import { type DataName, dataAttributes } from './element-data.ts'

test('names attributes as the dataset of an element reads them', () => {
  expect(dataAttributes({ id: 'a', docsId: 'b', searchHrefOfAll: undefined })).toEqual({
    'data-id': 'a',
    'data-docs-id': 'b',
    'data-search-href-of-all': undefined,
  })
})

test('the types of the names are the same', () => {
  expectTypeOf<DataName<{ id: string; docsId: string }>>().toEqualTypeOf<
    'data-id' | 'data-docs-id'
  >()
})
