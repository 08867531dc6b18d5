import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { readKnownLinks, writeKnownLinks } from './known-links.ts'

test('an address that answered is known for a week', () => {
  const dir = temporaryFolder()
  const day = (number: number) => new Date(Date.UTC(2026, 0, number))
  writeKnownLinks(dir, {
    known: readKnownLinks(dir, day(1)),
    good: ['https://a.dev/'],
    now: day(1),
  })
  writeKnownLinks(dir, {
    known: readKnownLinks(dir, day(5)),
    good: ['https://b.dev/'],
    now: day(5),
  })
  expect(Object.keys(readKnownLinks(dir, day(7)))).toEqual(['https://a.dev/', 'https://b.dev/'])
  expect(Object.keys(readKnownLinks(dir, day(9)))).toEqual(['https://b.dev/'])
  // A clock that was wrong.
  expect(readKnownLinks(dir, new Date(0))).toEqual({})
})
