import { afterEach, expect, test, vi } from 'vitest'
import { tabsScript } from '../../shared/browser/inline-scripts.ts'

afterEach(() => vi.unstubAllGlobals())

interface Choice {
  readonly search?: string
  readonly storage?: (key: string) => string | null
}

/** The tab that the script selects; empty if it leaves the HTML as it is. */
function selected({ search = '', storage = () => null }: Choice): string {
  const tab = (value: string) => ({
    role: 'tab',
    dataset: { value },
    ariaSelected: false,
    tabIndex: -1,
  })
  const panel = (value: string) => ({
    role: 'tabpanel',
    dataset: { value },
    hidden: true as boolean | string,
  })
  const tabs = ['linux', 'mac'].map(tab)
  const panels = ['linux', 'mac'].map(panel)
  const set = {
    dataset: { group: 'os', query: 'system' },
    children: [{ role: 'tablist', dataset: {}, children: tabs }, ...panels],
  }
  vi.stubGlobal('document', { currentScript: { previousElementSibling: set } })
  vi.stubGlobal('location', { search })
  vi.stubGlobal('localStorage', { getItem: storage })
  new Function(tabsScript)()
  const shown = panels.filter(({ hidden }) => !hidden).map(({ dataset }) => dataset.value)
  const chosen = tabs.filter(({ ariaSelected, tabIndex }) => ariaSelected && tabIndex === 0)
  expect(chosen.map(({ dataset }) => dataset.value)).toEqual(shown)
  const others = panels.filter(({ hidden }) => hidden !== false)
  expect(others.every(({ hidden }) => hidden === 'until-found')).toBe(true)
  return shown.join(' ')
}

const stored = (value: string) => (key: string) => (key === 'docusaurus.tab.os' ? value : null)
const blocked = () => {
  throw new Error('Storage is blocked')
}

test.each<[string, Choice, string]>([
  ['nothing', {}, ''],
  ['the stored tab', { storage: stored('mac') }, 'mac'],
  ['that of the address', { search: '?system=linux', storage: stored('mac') }, 'linux'],
  [
    'the stored one if the address has none',
    { search: '?system=amiga', storage: stored('mac') },
    'mac',
  ],
  ['nothing if there is no such tab', { search: '?system=amiga', storage: stored('beos') }, ''],
  ['that of the address without storage', { search: '?system=mac', storage: blocked }, 'mac'],
])('selects %s', (_, choice, value) => {
  expect(selected(choice)).toBe(value)
})
