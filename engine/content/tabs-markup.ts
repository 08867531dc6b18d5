import { escapeHtml } from '../shared/escape-html.ts'
import { tabsScript } from '../shared/tabs-script.ts'

export interface TabSpec {
  readonly value: string
  readonly label: string
  readonly isDefault: boolean
}

/** Directly after a set of tabs: chooses the reader's tab before the first paint. */
export const TABS_SCRIPT_HTML = `<script>${tabsScript}</script>`

export function tabListHtml(tabs: readonly TabSpec[], setNumber: number, selected: number): string {
  const buttons = tabs.map(({ value, label }, index) => {
    const { tab, panel } = idsOf(value, setNumber)
    const state =
      index === selected ? 'aria-selected="true"' : 'aria-selected="false" tabindex="-1"'
    return `<button type="button" role="tab" id="${tab}" aria-controls="${panel}" ${state} data-value="${escapeHtml(value)}">${escapeHtml(label)}</button>`
  })
  return `<div class="tab-list" role="tablist">${buttons.join('')}</div>`
}

/** Properties of a panel's element, in the names of HTML trees. */
export function tabPanelAttributes(
  tab: TabSpec,
  setNumber: number,
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

function idsOf(value: string, setNumber: number): { tab: string; panel: string } {
  const name = value.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')
  return { tab: `tabs-${setNumber}-${name}`, panel: `panel-${setNumber}-${name}` }
}
