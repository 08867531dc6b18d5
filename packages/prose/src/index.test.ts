import { expect, test } from 'vitest'
import { type ProseOptions, prose } from './index.ts'

test('each check has its severity, and only links to other sites need the network', () => {
  const { checks = [] } = prose({ spelling: 'throw', substance: 'warn', stale: 'ignore' })
  expect(Object.fromEntries(checks.map(({ name, severity }) => [name, severity]))).toEqual({
    headings: 'throw',
    spelling: 'throw',
    substance: 'warn',
    stale: 'ignore',
    'links to other sites': 'warn',
  })
  expect(
    checks.filter((check) => 'run' in check && check.isExternal).map(({ name }) => name),
  ).toEqual(['links to other sites'])
})

test.each([
  ['an unknown option', { speling: 'throw' }, 'speling'],
  ['a severity that does not exist', { headings: 'error' }, 'headings'],
  ['a language without a dictionary', { spellingLanguage: 'de' }, 'spellingLanguage'],
  ['a number below the lowest', { minWords: -1 }, 'minWords'],
])('%s is refused by its name', (_, options, name) => {
  expect(() => prose(options as ProseOptions)).toThrow(name)
})
