import { expect, test } from 'vitest'
import { portOf } from './listen.ts'

test.each([
  [{}, undefined, 3000],
  [{ PORT: '' }, undefined, 3000],
  [{ PORT: '8080' }, undefined, 8080],
  [{ PORT: '8080' }, '0', 0],
])('the port of %j and --port %s is %i', (environment, named, port) => {
  expect(portOf(environment, named)).toBe(port)
})

test.each(['x', '-1', '65536', '80.5', ''])('refuses the port "%s"', (named) => {
  expect(() => portOf({}, named)).toThrow(`The port is "${named}".`)
})
