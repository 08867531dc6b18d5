import { expect, test } from 'vitest'
import { registeredValues } from '../../scripts/registered-values.mjs'
import registered from './registered-values.json'

test('the values are those of the installed packages: npm run registered', () => {
  expect(JSON.parse(JSON.stringify(registeredValues()))).toEqual(registered)
})
