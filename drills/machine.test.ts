import { expect, test } from 'vitest'
import { placeOf } from './machine.ts'

test('a place has a user and a machine, and a text without one of them is refused', () => {
  expect(placeOf('admin1@sentry-a')).toEqual({ user: 'admin1', name: 'sentry-a' })
  for (const at of ['validator', '@validator', 'haqq@', 'haqq@a b'])
    expect(() => placeOf(at)).toThrow(`"${at}" names no user of a machine: write user@machine`)
})
