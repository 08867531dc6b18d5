import { expect, test } from 'vitest'
import { parseConfig } from './parse-config.ts'

const section = { id: 'docs', path: 'content', route: '/docs/' }
const problemsOf = (config: object) =>
  parseConfig(
    { title: 'T', url: 'https://x.org', sections: [section], ...config },
    'docs.config.ts',
  ).problems

test.each([
  [{ search: { maxHits: 'x' } }, 'search.maxHits', '"x"', 'number'],
  [{ search: { maxHits: 0 } }, 'search.maxHits', '0', 'number to be >=1'],
  [{ search: true }, 'search', 'true', 'object or false'],
  [{ images: { quality: 'x' } }, 'images.quality', '"x"', 'number'],
  [
    { sections: [{ ...section, sidebar: 5 }] },
    'sections[0].sidebar',
    '5',
    'boolean or string or record',
  ],
  [{ metadata: [{ name: {} }] }, 'metadata[0].name', '{}', 'string or number or boolean'],
  [{ facts: 5 }, 'facts', '5', 'an object'],
])('%j is reported at the field that is wrong, with what it may be', (config, path, found, expected) => {
  expect(problemsOf(config)).toEqual([
    `  ${path}\n    found     ${found}\n    expected  ${expected}`,
  ])
})

test('of a field with several forms, every fault of the form that was meant is reported', () => {
  const problems = problemsOf({ search: { placeholdr: 'x', maxHits: 'x' } }).join('\n')
  expect(problems).toContain('  search.placeholdr\n')
  expect(problems).toContain('  search.maxHits\n')
})

test('two sections with one id are an error that names both', () => {
  const others = [{ ...section, id: 'a' }, section]
  expect(() => problemsOf({ sections: [section, ...others] })).toThrow(
    'sections[2].id\n    found     "docs"\n    expected  an id that no other section has; sections[0] has this one',
  )
})

test.each([
  [['en', 'de', 'de'], {}],
  [['en', 'de', 'at'], { at: { path: 'de' } }],
])('languages %j with %j would share a folder', (locales, localeConfigs) => {
  const found = JSON.stringify(locales)
  expect(problemsOf({ i18n: { defaultLocale: 'en', locales, localeConfigs } })).toEqual([
    `  i18n.locales\n    found     ${found}\n    expected  a folder for each language; two have "de"`,
  ])
})
