import { expect, test } from 'vitest'
import { UsageError } from '../shared/data/usage-error.ts'
import { pluginError, runSyncHook } from './plugin-error.ts'

const thrownBy = (cause: unknown): unknown => {
  try {
    return runSyncHook('cards', 'pictures', () => {
      throw cause
    })
  } catch (error) {
    return error
  }
}

test('a mistake of the site that a hook reports names the plugin, and needs no change of it', () => {
  expect(thrownBy(new UsageError('there is no file "a.svg".'))).toMatchObject({
    message: 'The plugin "cards" stopped in its hook "pictures": there is no file "a.svg".',
  })
})

test('a mistake in a file of the site keeps its place', () => {
  const mistake = { code: 'cards/no-image', file: 'a.svg', found: 'x', expected: 'y', fix: 'z' }
  const cause = new UsageError(mistake)
  expect(thrownBy(cause)).toBe(cause)
  expect(cause.problem).toEqual({ ...mistake, severity: 'error' })
  expect(cause.message).toContain('a.svg  error  cards/no-image')
})

test('an error that names its plugin names it once', () => {
  const cause = pluginError('cards', 'pictures', 'no luck')
  expect(thrownBy(cause)).toBe(cause)
})
