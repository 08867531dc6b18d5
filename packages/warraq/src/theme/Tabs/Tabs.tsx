import type { ReactNode } from 'react'
import { tabsScript } from '../../shared/browser/inline-scripts.ts'
import { dataAttributes } from '../browser/element-data.ts'
import { Html } from '../Html/Html.tsx'
import { part } from '../parts/part.tsx'

/* What `Tabs` writes and `<docs-tabs>` reads. */

/** Also read by the script that selects a tab before the first paint. */
export type TabsData = {
  readonly group: string
  readonly query: string
}

/** Data of tabs and panels. */
export type TabData = {
  readonly value: string
}

/** One alternative. */
export interface Tab {
  /** Name of the tab within its group. */
  readonly value: string
  readonly label: string
  readonly content: ReactNode
  /** Shown unless the set says otherwise or the reader has chosen. */
  readonly isDefault?: boolean
}

export interface TabsProps {
  /** Distinguishes the sets of tabs of a page. */
  readonly id: string
  readonly tabs: readonly Tab[]
  /** Index of the tab that is shown; -1 for none. Absent: the default tab, otherwise the first. */
  readonly selected?: number | undefined
  /** Sets of the same group change together. */
  readonly group: string
  /** Query parameter that selects a tab. */
  readonly query: string
  /** What one chooses between; the labels of the tabs when absent. */
  readonly label?: string | undefined
  readonly className?: string | undefined
}

/**
 * Alternatives, of which one is shown at a time; the script selects the reader's before the first
 * paint.
 */
export const Tabs = part(
  'Tabs',
  ({ id, tabs, selected: chosen, group, query, label, className }: TabsProps) => {
    const usual = tabs.findIndex(({ isDefault }) => isDefault)
    const selected = chosen ?? Math.max(usual, 0)
    return (
      <>
        <docs-tabs {...dataAttributes<TabsData>({ group, query })} class={className}>
          <div
            className="tab-list"
            role="tablist"
            aria-label={label || tabs.map((tab) => tab.label).join(', ')}
          >
            {tabs.map(({ value, label }, at) => (
              <button
                key={value}
                type="button"
                role="tab"
                id={`tab-${id}-${at}`}
                aria-controls={`panel-${id}-${at}`}
                aria-selected={at === selected}
                // One tab is always in the tab order, even when none is selected.
                tabIndex={at === Math.max(selected, 0) ? undefined : -1}
                {...dataAttributes<TabData>({ value })}
              >
                {label}
              </button>
            ))}
          </div>
          {tabs.map(({ value, label, content }, at) => (
            <div
              key={value}
              role="tabpanel"
              id={`panel-${id}-${at}`}
              aria-labelledby={`tab-${id}-${at}`}
              hidden={at !== selected}
              {...dataAttributes<TabData>({ value })}
              data-label={label}
            >
              {content}
            </div>
          ))}
        </docs-tabs>
        <Html as="script" html={tabsScript} />
      </>
    )
  },
)
