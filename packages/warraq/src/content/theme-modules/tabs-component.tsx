import { Children, createElement, isValidElement, type ReactNode } from 'react'
import type { PageScratch } from '../compile-context.ts'
import { TABS_SCRIPT_HTML, type TabSpec, tabListHtml, tabPanelAttributes } from '../tabs-markup.ts'
import { type ModuleComponent, slotElement } from './module-component.ts'

/** `<Tabs>` of one page: each set gets a unique name. */
export function tabsComponent(scratch: PageScratch): ModuleComponent {
  let tabSets = 0
  return (props) => {
    const { items, values } = tabItems(props)
    const fallback = values.findIndex(({ isDefault }) => isDefault)
    const selected =
      props.defaultValue === undefined
        ? Math.max(fallback, 0)
        : values.findIndex(({ value }) => value === props.defaultValue)
    const group = String(props.groupId ?? '')
    const query =
      props.queryString === true ? group : props.queryString ? String(props.queryString) : ''
    const label = typeof props.label === 'string' ? props.label : undefined
    const name = `x${++tabSets}`
    return (
      <>
        {createElement(
          'docs-tabs',
          { 'data-group': group, 'data-query': query, class: props.className } as object,
          slotElement(scratch, tabListHtml({ tabs: values, setNumber: name, selected, label })),
          ...items.map((item, index) => {
            const tab = values[index]
            if (tab === undefined) return null
            const { ariaLabelledBy, dataValue, dataLabel, ...own } = tabPanelAttributes(
              tab,
              name,
              index === selected,
            )
            const attributes = {
              ...own,
              key: tab.value,
              'aria-labelledby': ariaLabelledBy,
              'data-value': dataValue,
              'data-label': dataLabel,
            }
            return createElement('div', attributes, item.children)
          }),
        )}
        {slotElement(scratch, TABS_SCRIPT_HTML)}
      </>
    )
  }
}

/** Only marks its position; `Tabs` reads its props. */
export const TabItem: ModuleComponent = ({ children }) => <>{children as ReactNode}</>

interface TabItemProps {
  readonly value?: unknown
  readonly label?: unknown
  readonly default?: unknown
  readonly children?: ReactNode
}

/**
 * @throws Error when a child is not a tab, a value is missing or used twice, or an option does not
 * match.
 */
function tabItems({
  children,
  values,
  defaultValue,
  queryString,
  groupId,
}: Record<string, unknown>): {
  readonly items: readonly TabItemProps[]
  readonly values: readonly TabSpec[]
} {
  const items = Children.toArray(children as ReactNode)
    .filter((child) => typeof child !== 'string' || child.trim() !== '')
    .map((child) => {
      if (!isValidElement<TabItemProps>(child) || child.props.value === undefined)
        throw new Error('<Tabs> has a child that is not a <TabItem value="…">')
      return child.props
    })
  const listed = (values ?? []) as readonly { value: string; label?: string; default?: boolean }[]
  const specs = items.map((item): TabSpec => {
    const value = String(item.value)
    const own = listed.find((entry) => entry.value === value)
    return {
      value,
      label: String(item.label ?? own?.label ?? value),
      isDefault: item.default === true || own?.default === true,
    }
  })
  const names = specs.map(({ value }) => value)
  const twice = names.find((value, at) => names.indexOf(value) !== at)
  if (twice !== undefined) throw new Error(`<Tabs> has the value "${twice}" twice`)
  if (defaultValue != null && !names.includes(String(defaultValue)))
    throw new Error(`<Tabs> has defaultValue "${defaultValue}"; its values are ${names.join(', ')}`)
  if (queryString === true && !groupId)
    throw new Error('<Tabs queryString> needs a groupId, or a name: queryString="os"')
  return { items, values: specs }
}
