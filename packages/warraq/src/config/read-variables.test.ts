import { afterEach, expect, test, vi } from 'vitest'
import { valuesOf, variablesIn } from './read-variables.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

test.each([
  ['nothing', 'const process = 1', []],
  ['a member', 'url: process.env.DEPLOY_URL ?? "x"', ['DEPLOY_URL']],
  ['an optional member', 'process.env?.A', ['A']],
  ['a quoted name', `process.env['A'] + process.env["B"] + process.env?.['C']`, ['A', 'B', 'C']],
  ['names that are taken out', 'const { A, B: b = 1, } = process.env', ['A', 'B']],
  ['one name twice', 'process.env.A || process.env.A', ['A']],
  ['a member of another object', 'myprocess.env.A; process.environment', []],
])('%s', (_what, code, names) => {
  expect(variablesIn(code)).toEqual(names)
})

test.each([
  ['a copy', '({ ...process.env })'],
  ['an argument', 'read(process.env).A'],
  ['a computed name', 'process.env[name]'],
  ['the rest of the names', 'const { A, ...others } = process.env'],
])('%s may read any variable', (_what, code) => {
  expect(variablesIn(code)).toBe('all')
})

test('values tell an empty variable from one that is not set', () => {
  vi.stubEnv('WARRAQ_TEST_A', '')
  vi.stubEnv('WARRAQ_TEST_B', undefined)
  expect(valuesOf(['WARRAQ_TEST_A', 'WARRAQ_TEST_B'])).toEqual([
    ['WARRAQ_TEST_A', ''],
    ['WARRAQ_TEST_B', null],
  ])
  expect(valuesOf('all')).toContainEqual(['WARRAQ_TEST_A', ''])
})
