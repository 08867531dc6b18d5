import { Children, isValidElement, type ReactNode } from 'react'
import type { ModulePage } from 'warraq/plugin'
import type { Tab } from 'warraq/theme'

/** `<Tabs>` of one page: each set gets a name of its own. */
export function tabsComponent({ components: { Tabs } }: ModulePage) {
  let tabSets = 0
  return (props: Record<string, unknown>) => {
    const { defaultValue, groupId, queryString, label, className } = props
    const tabs = tabItems(props)
    const group = String(groupId ?? '')
    const chosen = tabs.findIndex(({ value }) => value === String(defaultValue))
    return (
      <Tabs
        id={`x${++tabSets}`}
        tabs={tabs}
        selected={defaultValue === undefined ? undefined : chosen}
        group={group}
        query={queryString === true ? group : String(queryString || '')}
        label={typeof label === 'string' ? label : undefined}
        className={className as string | undefined}
      />
    )
  }
}

/** Only marks its position; `Tabs` reads its props. */
export const TabItem = ({ children }: Record<string, unknown>) => <>{children as ReactNode}</>

/** @throws Error when a child is not a tab, a value is missing or used twice, or an option does not match. */
function tabItems(props: Record<string, unknown>): readonly Tab[] {
  const { children, values, defaultValue, queryString, groupId } = props
  const items = Children.toArray(children as ReactNode)
    .filter((child) => typeof child !== 'string' || child.trim() !== '')
    .map((child) => {
      if (!isValidElement<Record<string, unknown>>(child) || child.props.value === undefined)
        throw new Error('<Tabs> has a child that is not a <TabItem value="…">')
      return child.props
    })
  const listed = (values ?? []) as readonly { value: string; label?: string; default?: boolean }[]
  const specs = items.map((item): Tab => {
    const value = String(item.value)
    const own = listed.find((entry) => entry.value === value)
    return {
      value,
      label: String(item.label ?? own?.label ?? value),
      isDefault: item.default === true || own?.default === true,
      content: item.children as ReactNode,
    }
  })
  const names = specs.map(({ value }) => value)
  const twice = names.find((value, at) => names.indexOf(value) !== at)
  if (twice !== undefined) throw new Error(`<Tabs> has the value "${twice}" twice`)
  if (defaultValue != null && !names.includes(String(defaultValue)))
    throw new Error(`<Tabs> has defaultValue "${defaultValue}"; its values are ${names.join(', ')}`)
  if (queryString === true && !groupId)
    throw new Error('<Tabs queryString> needs a groupId, or a name: queryString="os"')
  return specs
}
