import { Children, type ComponentType, createElement, isValidElement, type ReactNode } from 'react'
import type { Diagnostic } from '../shared/diagnostic.ts'
import { nearestOf } from '../shared/nearest.ts'
import { ADMONITION_LOOKS, ADMONITION_TITLES, admonitionTitle } from './admonitions.ts'
import { renderCodeBlock } from './code-block.ts'
import type { PageScratch } from './compile-context.ts'
import { TABS_SCRIPT_HTML, type TabSpec, tabListHtml, tabPanelAttributes } from './tabs-markup.ts'

type Component = ComponentType<Record<string, unknown>>

/** What MDX pages of other engines import, by module name. */
export interface ThemeModules {
  readonly modules: Readonly<Record<string, unknown>>
  /** Settles when everything that could not be rendered at once is in its slot. */
  readonly settled: () => Promise<void>
}

/** The modules a page may import by name: tabs, code blocks, admonitions, links, addresses. */
export function themeModules(scratch: PageScratch): ThemeModules {
  const pending: Promise<void>[] = []
  let tabSets = 0
  const slot = (html: string) =>
    createElement('docs-slot', { n: scratch.slots.push(html) - 1 } as object)

  const CodeBlock: Component = ({
    children,
    language,
    className,
    title,
    metastring,
    showLineNumbers,
  }) => {
    const named = /language-(\w+)/.exec(String(className ?? ''))?.[1]
    const meta = [
      metastring,
      title === undefined ? undefined : `title=${JSON.stringify(title)}`,
      showLineNumbers === true ? 'showLineNumbers' : undefined,
    ]
    const at = scratch.slots.push('') - 1
    pending.push(
      renderCodeBlock({
        code: textOf(children as ReactNode),
        language: String(language ?? named ?? scratch.context.defaultCodeLanguage),
        meta: meta.filter(Boolean).join(' '),
      }).then((html) => {
        scratch.slots[at] = html
      }),
    )
    return createElement('docs-slot', { n: at } as object)
  }

  const Tabs: Component = (props) => {
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
          slot(tabListHtml({ tabs: values, setNumber: name, selected, label })),
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
        {slot(TABS_SCRIPT_HTML)}
      </>
    )
  }

  const Admonition: Component = ({ type = 'note', title, children }) => {
    const name = String(type)
    if (!(name in ADMONITION_TITLES)) scratch.problems.push(unknownAdmonition(name, scratch.file))
    const shown = (title as ReactNode) ?? admonitionTitle(name, scratch.context.text)
    const look = ADMONITION_LOOKS[name] ?? name
    return (
      <div className={`admonition admonition-${look}`} role="note" aria-label={textOf(shown)}>
        <p className="admonition-title">{shown}</p>
        {children as ReactNode}
      </div>
    )
  }

  const Link: Component = ({ to, href, children, ...rest }) => (
    <a {...rest} href={String(to ?? href ?? '')}>
      {children as ReactNode}
    </a>
  )

  const ThemedImage: Component = ({ sources, alt, ...rest }) => {
    const { light = '', dark = '' } = (sources ?? {}) as { light?: string; dark?: string }
    return (
      <>
        <img {...rest} className="only-light" src={light} alt={String(alt ?? '')} />
        <img {...rest} className="only-dark" src={dark} alt={String(alt ?? '')} />
      </>
    )
  }

  return {
    modules: {
      '@theme/Tabs': Tabs,
      '@theme/TabItem': TabItem,
      '@theme/CodeBlock': CodeBlock,
      '@theme/Admonition': Admonition,
      '@theme/ThemedImage': ThemedImage,
      '@docusaurus/Link': Link,
      // Addresses get their base path after compiling, like every other.
      '@docusaurus/useBaseUrl': (path: string) =>
        /^(?:[/.#]|\w+:)/.test(path) ? path : `/${path}`,
    },
    settled: async () => {
      await Promise.all(pending)
    },
  }
}

function unknownAdmonition(type: string, file: string): Diagnostic {
  const known = Object.keys(ADMONITION_TITLES)
  const nearest = nearestOf(type, known)
  return {
    code: 'admonition/unknown-type',
    severity: 'warning',
    file,
    found: `<Admonition type="${type}">`,
    expected: `one of: ${known.join(', ')}`,
    fix:
      nearest === undefined
        ? 'use a known type; until then it is a plain box with this name'
        : `did you mean "${nearest}"? Until then it is a plain box with this name`,
  }
}

/** Only marks its place; `Tabs` reads its props. */
const TabItem: Component = ({ children }) => <>{children as ReactNode}</>

interface TabItemProps {
  readonly value?: unknown
  readonly label?: unknown
  readonly default?: unknown
  readonly children?: ReactNode
}

/** @throws Error when a child is no tab, a value is missing or given twice, or an option does not fit. */
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
        throw new Error('<Tabs> has a child that is no <TabItem value="…">')
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

function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(textOf).join('')
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : ''
}
