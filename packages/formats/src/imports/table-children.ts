import { createElement, isValidElement, type ReactNode } from 'react'

const PARTS: ReadonlySet<unknown> = new Set(['thead', 'tbody', 'tfoot', 'tr'])

/**
 * What MDX gives a component that draws tables: no line breaks between the parts of the table, so
 * that `children[0]` is its head.
 */
export function tableChildren(children: ReactNode): ReactNode {
  const kept = [children]
    .flat()
    .filter((child) => typeof child !== 'string' || child.trim() !== '')
    .map((child) => {
      if (!isValidElement<{ children?: ReactNode }>(child) || !PARTS.has(child.type)) return child
      const { children: inner, ...props } = child.props
      return createElement(child.type, { ...props, key: child.key }, tableChildren(inner))
    })
  return kept.length === 1 ? kept[0] : kept
}
