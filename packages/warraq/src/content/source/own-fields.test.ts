import { expect, test } from 'vitest'
import { z } from 'zod'
import { ownFieldsOf } from './own-fields.ts'

const schema = z.strictObject({
  audience: z.enum(['developers', 'operators']).default('developers'),
  rating: z.coerce.number().max(5).optional(),
})

test('gives a schema the fields that the engine does not know', () => {
  expect(ownFieldsOf({ title: 'A', sidebar_position: 2, rating: '4' }, schema)).toEqual({
    fields: { audience: 'developers', rating: 4 },
    wrong: [],
  })
})

test('gives fields of text a number as it is written, and fields of numbers the number', () => {
  const versions = z.object({ version: z.string(), rating: z.number() })
  const found = ownFieldsOf({ version: 1.1, rating: 2 }, versions, {
    version: '1.10',
    rating: '2.0',
  })
  expect(found.fields).toEqual({ version: '1.10', rating: 2 })
})

test.each<[written: object, path: string, found: string]>([
  [{ audience: 'all' }, 'audience', '"all"'],
  [{ rating: 9 }, 'rating', '9'],
  [{ autor: 'Ada' }, '', '{"autor":"Ada"}'],
])('names what a schema refuses: %j', (written, path, found) => {
  const { fields, wrong } = ownFieldsOf({ ...written }, schema)
  expect(fields).toBeUndefined()
  expect(wrong).toMatchObject([{ path, found }])
})

test('refuses values that JSON cannot hold, and a schema that answers later', () => {
  const dated = z.object({ day: z.coerce.date() })
  expect(ownFieldsOf({ day: '2026-01-02' }, dated).wrong).toMatchObject([
    { path: 'day', found: 'a Date' },
  ])
  const slow = {
    '~standard': { version: 1, vendor: 'test', validate: async () => ({ value: {} }) },
  } as const
  expect(ownFieldsOf({}, slow).wrong).toMatchObject([{ found: 'a schema that needs time' }])
})
