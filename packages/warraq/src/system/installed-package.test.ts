import { expect, test } from 'vitest'
import { installedPackage, isSameMajor } from './installed-package.ts'

test.each([
  ['19.3.1', '^19.0.0', true],
  ['18.2.0', '^19.0.0', false],
  ['1.2.20', '~1.2.18', true],
  ['1.3.0', '~1.2.18', false],
  ['0.10.5', '^0.10.5', true],
  ['0.11.0', '^0.10.5', false],
])('%s is of the major version of %s: %s', (version, range, expected) => {
  expect(isSameMajor(version, range)).toBe(expected)
})

test('finds a package with its folder, and returns undefined for a missing one', () => {
  expect(installedPackage('zod', import.meta.url)).toMatchObject({
    version: expect.stringMatching(/^4\./),
    dir: expect.stringMatching(/node_modules[\\/]zod$/),
  })
  expect(installedPackage('left-pad-of-nobody', import.meta.url)).toBeUndefined()
})
