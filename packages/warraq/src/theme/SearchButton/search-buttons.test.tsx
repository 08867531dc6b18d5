import { afterEach, expect, test, vi } from 'vitest'
import { tellPageShown } from '../../shared/browser/page-shown.ts'
import { plainHtml } from '../parts/plain-theme.fixtures.ts'
import { SearchButton } from './SearchButton.tsx'
import { nameSearchButtons } from './search-buttons.ts'

afterEach(() => vi.unstubAllGlobals())

interface FakeButton {
  ariaLabel: string | null
  readonly dataset: { readonly label?: string }
  readonly attributes: Map<string, string>
  /** Data of the first key. */
  readonly key: { key: string }
}

function buttonOf({ ariaLabel, label }: { ariaLabel: string | null; label?: string }): FakeButton {
  const attributes = new Map<string, string>()
  const key = { key: 'Ctrl' }
  return {
    ariaLabel,
    dataset: label === undefined ? {} : { label },
    attributes,
    key,
    ...{
      setAttribute: (name: string, value: string) => attributes.set(name, value),
      querySelector: () => ({ dataset: key }),
    },
  }
}

/** Name the buttons of a page; returns the list, to which later pages may add. */
function nameOn(platform: string, ...buttons: FakeButton[]): FakeButton[] {
  vi.stubGlobal('navigator', { platform })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelectorAll: () => buttons }))
  nameSearchButtons()
  return buttons
}

const translated = () => buttonOf({ ariaLabel: 'Suche', label: 'Suche ({keys})' })

test.each([
  ['MacIntel', 'Meta+k', '⌘'],
  ['iPhone', 'Meta+k', '⌘'],
  ['Win32', 'Control+k', 'Ctrl'],
  ['Linux x86_64', 'Control+k', 'Ctrl'],
])('on %s the shortcut is %s', (platform, keys, key) => {
  const [button] = nameOn(platform, translated())
  expect(button?.ariaLabel).toBe(`Suche (${keys})`)
  expect(button?.attributes.get('aria-keyshortcuts')).toBe(keys)
  expect(button?.key.key).toBe(key)
})

test('buttons of a page shown later are named, too', () => {
  const buttons = nameOn('Win32', translated())
  buttons[0] = translated()
  tellPageShown()
  expect(buttons[0]?.ariaLabel).toBe('Suche (Control+k)')
})

test("a site's own button without a text for the shortcut keeps its name", () => {
  const [button] = nameOn('Win32', buttonOf({ ariaLabel: 'Find a page' }))
  expect(button?.ariaLabel).toBe('Find a page')
  expect(button?.attributes.get('aria-keyshortcuts')).toBe('Control+k')
})

test('before the script its name is its only text, because style sheets draw the keys', () => {
  const text = { search: 'Suche', searchShortcut: 'Suche ({keys})' }
  const html = plainHtml(<SearchButton />, text)
  expect(html).toMatch(/^<button [^>]*aria-label="Suche" [^>]*data-label="Suche \(\{keys\}\)"/)
  expect(html.replace(/<[^>]*>/g, '')).toBe('Suche')
})
