import { expect, test } from 'vitest'
import { parseConfig } from '../config/parse-config.ts'
import { base, view } from './shell-view.fixtures.ts'

test.each([
  [{ colorMode: { defaultMode: 'purple' } }, 'colorMode.defaultMode', '"purple"', '"light"|"dark"'],
  [{ outlineLevels: { min: 1, max: 3 } }, 'outlineLevels.min', '1', '>=2'],
  [
    { outlineLevels: { min: 4, max: 3 } },
    'outlineLevels',
    '{"min":4,"max":3}',
    'min not above max',
  ],
  [{ titel: 'x' }, 'titel', 'a field the engine does not know', 'did you mean "title"?'],
  [
    {
      footer: {
        links: [
          { title: 'A', items: [] },
          { label: 'b', to: '/b' },
        ],
      },
    },
    'footer.links',
    '{"label":"b","to":"/b"}',
    'either columns { title, items } or a flat list',
  ],
  [
    { footer: { links: [{ label: 'x' }] } },
    'footer.links[0]',
    '{"label":"x"}',
    'one of "to", "href" and "html"',
  ],
  [{ footer: { links: [{ title: 'A', items: 'x' }] } }, 'footer.links[0].items', '"x"', 'array'],
  [
    { footer: { links: [{ title: 'A', items: ['x'] }] } },
    'footer.links[0].items[0]',
    '"x"',
    'object',
  ],
  [
    { footer: { links: [{ html: '<b>x</b>', to: '/x' }] } },
    'footer.links[0]',
    '{"html":"<b>x</b>","to":"/x"}',
    'one of "to", "href" and "html"',
  ],
  [
    { footer: { links: [{ label: 'x', to: '/x', traget: '_top' }] } },
    'footer.links[0].traget',
    'does not know',
    'did you mean "target"?',
  ],
  [{ sections: [{ ...base.sections[0], pth: 'x' }] }, 'sections[0].pth', 'does not know', '"path"'],
  [
    { sidebar: { shared: 'manual' }, sections: [{ ...base.sections[0], sidebar: { a: ['b'] } }] },
    'sidebar.shared',
    '"manual"',
    'one of: a',
  ],
  [
    { sections: [{ ...base.sections[0], icon: 'bok' }] },
    'sections[0].icon',
    '"bok"',
    'did you mean "book"?',
  ],
])('%j is reported with its path, the value found and the allowed values', (config, ...texts) => {
  const { problems } = view(config)
  for (const text of texts) expect(problems).toContain(text)
})

test('all problems are reported at once', () => {
  const { problems } = view({
    titel: 'x',
    colorMode: { defaultMode: 'purple' },
    navbar: { items: [{ type: 'docsVersion' }, { label: 'x' }, { type: 'doc', docId: 'no' }] },
    footer: { links: [{ label: 'y' }] },
  })
  for (const place of [
    'titel',
    'colorMode.defaultMode',
    'navbar.items[0].version',
    'navbar.items[1]',
    'navbar.items[2].docId',
    'footer.links[0]',
  ])
    expect(problems).toContain(`  ${place}\n    found`)
})

test('a missing required value is reported together with all other problems', () => {
  const { problems } = view({
    title: undefined,
    url: 'docs.example.org',
    navbar: { logo: { alt: 'x' }, items: [{ type: 'docsVersion' }] },
    i18n: { defaultLocale: 'fr', locales: ['en'] },
  })
  for (const place of ['title', 'url', 'navbar.logo.src', 'i18n.defaultLocale'])
    expect(problems).toContain(`  ${place}\n    found`)
  expect(problems).toContain('  title\n    found     nothing')
})

test('without sections nothing else is checked', () => {
  expect(() => parseConfig({ title: 'T', url: 'https://x.org' }, 'docs.config.ts')).toThrow(
    'docs.config.ts has 1 problem:\n  sections\n    found     nothing',
  )
})

test('a default locale outside the list is reported', () => {
  const { problems } = parseConfig(
    { ...base, i18n: { defaultLocale: 'fr', locales: ['en'] } },
    'docs.config.ts',
  )
  expect(problems.join('\n')).toContain(
    'i18n.defaultLocale\n    found     "fr"\n    expected  one of the locales: en',
  )
})
