import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Tabs, type TabsProps } from './Tabs.tsx'

const TABS = [
  { value: 'Mac OS', label: 'macOS', content: 'brew' },
  { value: 'linux', label: 'Linux', content: 'apt' },
]
const htmlOf = (props: Partial<TabsProps> = {}) =>
  renderToStaticMarkup(<Tabs id="1" tabs={TABS} group="os" query="" {...props} />)

/** Labels of the selected tab, of those in the tab order, and of the panels that are shown. */
function stateOf(html: string) {
  const tabs = [...html.matchAll(/<button[^>]*>/g)].map(([tag]) => tag)
  const panels = [...html.matchAll(/<div role="tabpanel"[^>]*>/g)].map(([tag]) => tag)
  const nameOf = (tag: string) => /data-value="([^"]*)"/.exec(tag)?.[1]
  return {
    selected: tabs.filter((tag) => tag.includes('aria-selected="true"')).map(nameOf),
    inOrder: tabs.filter((tag) => !tag.includes('tabindex="-1"')).map(nameOf),
    shown: panels.filter((tag) => !tag.includes(' hidden')).map(nameOf),
  }
}

test('shows the chosen tab, else the default one, else the first', () => {
  const second = { selected: ['linux'], inOrder: ['linux'], shown: ['linux'] }
  const first = { selected: ['Mac OS'], inOrder: ['Mac OS'], shown: ['Mac OS'] }
  const tabs = TABS.map((tab) => ({ ...tab, isDefault: tab.value === 'linux' }))
  expect(stateOf(htmlOf())).toEqual(first)
  expect(stateOf(htmlOf({ tabs }))).toEqual(second)
  expect(stateOf(htmlOf({ tabs, selected: 0 }))).toEqual(first)
})

test('keeps one tab in the tab order when none is selected', () => {
  expect(stateOf(htmlOf({ selected: -1 }))).toEqual({
    selected: [],
    inOrder: ['Mac OS'],
    shown: [],
  })
})

test('no two tabs have one id', () => {
  const tabs = ['C', 'C++', 'C#'].map((value) => ({ value, label: value, content: value }))
  const ids = [...htmlOf({ tabs }).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(6)
})

test('links tabs with panels, and names the list after its label or its tabs', () => {
  expect(htmlOf()).toContain('id="tab-1-0" aria-controls="panel-1-0"')
  expect(htmlOf()).toContain('id="panel-1-0" aria-labelledby="tab-1-0"')
  expect(htmlOf()).toContain('aria-label="macOS, Linux"')
  expect(htmlOf({ label: 'System' })).toContain('aria-label="System"')
})

test('has the script that selects the tab of the reader directly behind it', () => {
  expect(htmlOf()).toMatch(/<\/docs-tabs><script>.+<\/script>$/s)
})
