import { expect, test } from 'vitest'
import { isConnectionFast } from './connection.ts'

test.each([
  [undefined, true],
  [{}, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g', saveData: false }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('a connection of %j allows prefetching: %s', (connection, isFast) => {
  expect(isConnectionFast(connection === undefined ? {} : { connection })).toBe(isFast)
})
