import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { shellOptions } from '../data/shell-options-schema.ts'
import { bootScriptOf } from './document-scripts.ts'

interface Visit {
  readonly search?: string
  readonly stored?: Readonly<Record<string, string>>
  readonly prefersDark?: boolean
  readonly respects?: boolean
  readonly disableSwitch?: boolean
}

/** Attributes of `html` after running the script. */
function attributesAfter({
  search = '',
  stored = {},
  prefersDark = false,
  respects = false,
  disableSwitch = false,
}: Visit) {
  const dataset: Record<string, string> = {}
  const memory: Record<string, string> = { ...stored }
  const frame = { content: 'white', dataset: { light: 'white', dark: 'black' } }
  const attributes: Record<string, string> = {}
  const colorMode = {
    defaultMode: 'light',
    disableSwitch,
    respectPrefersColorScheme: respects,
  } as const
  const announcement = { id: 'news', html: '', isCloseable: true }
  const sidebar = shellOptions.sidebar.parse({})
  runInNewContext(bootScriptOf({ colorMode, announcement, sidebar }), {
    document: {
      querySelector: () => frame,
      documentElement: {
        dataset,
        setAttribute: (name: string, value: string) => {
          attributes[name] = value
        },
      },
    },
    location: { search },
    localStorage: {
      getItem: (key: string) => memory[key] ?? null,
      removeItem: (key: string) => {
        delete memory[key]
      },
    },
    matchMedia: () => ({ matches: prefersDark }),
    URLSearchParams,
  })
  return { ...dataset, ...attributes, frame: frame.content, remembered: memory.theme }
}

test('the default holds even on a dark device, unless the site respects it', () => {
  expect(attributesAfter({ prefersDark: true })).toMatchObject({
    theme: 'light',
    themeChoice: 'light',
    hasJs: 'true',
  })
  expect(attributesAfter({ prefersDark: true, respects: true })).toMatchObject({
    theme: 'dark',
    themeChoice: 'system',
  })
})

test('the address takes precedence over storage, and invalid values are ignored', () => {
  expect(attributesAfter({ stored: { theme: 'dark' } })).toMatchObject({ theme: 'dark' })
  expect(
    attributesAfter({ stored: { theme: 'dark' }, search: '?docusaurus-theme=light' }),
  ).toMatchObject({ theme: 'light' })
  expect(attributesAfter({ stored: { theme: 'purple' } })).toMatchObject({ theme: 'light' })
})

test("the browser's own frame gets the colour of the mode", () => {
  expect(attributesAfter({})).toHaveProperty('frame', 'white')
  expect(attributesAfter({ stored: { theme: 'dark' } })).toHaveProperty('frame', 'black')
})

test('without the switch a stored choice is ignored and removed', () => {
  expect(attributesAfter({ stored: { theme: 'dark' }, disableSwitch: true })).toMatchObject({
    theme: 'light',
    remembered: undefined,
  })
  expect(attributesAfter({ stored: { theme: 'dark' } })).toHaveProperty('remembered', 'dark')
})

test('the address can set data attributes', () => {
  expect(attributesAfter({ search: '?docusaurus-data-embed=1' })).toMatchObject({
    'data-embed': '1',
  })
})

test('a dismissed announcement is hidden before the first paint, a new one is not', () => {
  const dismissed = { 'docusaurus.announcement.dismiss': 'true' }
  expect(
    attributesAfter({ stored: { ...dismissed, 'docusaurus.announcement.id': 'news' } }),
  ).toHaveProperty('announcementBarInitiallyDismissed', 'true')
  expect(
    attributesAfter({ stored: { ...dismissed, 'docusaurus.announcement.id': 'old' } }),
  ).not.toHaveProperty('announcementBarInitiallyDismissed')
})

test('an address sets attributes for style sheets, but hides no announcement', () => {
  const hidden = 'docusaurus-data-announcement-bar-initially-dismissed=true'
  const search = `?docusaurus-data-embed=yes&${hidden}&docusaurus-data-client=true`
  const attributes = attributesAfter({ search })
  expect(attributes).toMatchObject({ 'data-embed': 'yes' })
  expect(Object.keys(attributes).filter((name) => /announcement|client/.test(name))).toEqual([])
})
