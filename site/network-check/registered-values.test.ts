import { expect, test } from 'vitest'
import { isFact } from 'warraq'
import { registeredValues } from '../../scripts/registered-values.mjs'
import { network } from '../network.ts'
import registered from './registered-values.json'

test('the values are those of the installed packages: npm run registered', () => {
  expect(JSON.parse(JSON.stringify(registeredValues()))).toEqual(registered)
})

test.each(
  Object.entries(registered.facts).flatMap(([name, values]) =>
    Object.keys(values).map((path) => [path, name] as const),
  ),
)('%s is a fact', (path) => {
  let found: unknown = network
  for (const part of path.split('.')) found = (found as Readonly<Record<string, unknown>>)[part]
  expect(isFact(found as never)).toBe(true)
})
