import { escapeHtml } from '../shared/escape-html.ts'
import { tabsScript } from '../shared/tabs-script.ts'

export interface TabSpec {
  readonly value: string
  readonly label: string
  readonly isDefault: boolean
}

/** Placed directly after a set of tabs: selects the reader's tab before the first paint. */
export const TABS_SCRIPT_HTML = `<script>${tabsScript}</script>`

export interface TabListSource {
  readonly tabs: readonly TabSpec[]
  readonly setNumber: number | string
  /** Index of the shown tab; -1 for none. */
  readonly selected: number
  /** Name of the choice; if absent, the labels of the tabs. */
  readonly label?: string | null | undefined
}

export function tabListHtml({ tabs, setNumber, selected, label }: TabListSource): string {
  const buttons = tabs.map(({ value, label }, index) => {
    const { tab, panel } = idsOf(value, setNumber)
    // Exactly one tab is in the tab order, even if none is selected.
    const order = index === Math.max(selected, 0) ? '' : ' tabindex="-1"'
    const state = `aria-selected="${index === selected}"${order}`
    return `<button type="button" role="tab" id="${tab}" aria-controls="${panel}" ${state} data-value="${escapeHtml(value)}">${escapeHtml(label)}</button>`
  })
  const name = label || tabs.map((tab) => tab.label).join(', ')
  return `<div class="tab-list" role="tablist" aria-label="${escapeHtml(name)}">${buttons.join('')}</div>`
}

/** Attributes of a panel element, by their names in HTML trees. */
export function tabPanelAttributes(
  tab: TabSpec,
  setNumber: number | string,
  isSelected: boolean,
): Record<string, unknown> {
  const ids = idsOf(tab.value, setNumber)
  return {
    role: 'tabpanel',
    id: ids.panel,
    ariaLabelledBy: ids.tab,
    dataValue: tab.value,
    dataLabel: tab.label,
    ...(isSelected ? {} : { hidden: true }),
  }
}

function idsOf(value: string, setNumber: number | string): { tab: string; panel: string } {
  const name = value.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')
  return { tab: `tabs-${setNumber}-${name}`, panel: `panel-${setNumber}-${name}` }
}
