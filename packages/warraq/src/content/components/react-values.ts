import { type ComponentType, isValidElement, type ReactNode } from 'react'

/** A function, a class, or what React makes of one: `memo(…)`. */
export function isComponent(value: unknown): value is ComponentType<never> {
  if (typeof value === 'function') return true
  return (
    typeof value === 'object' && value !== null && '$$typeof' in value && !isValidElement(value)
  )
}

/**
 * Whether a value neither is nor holds an element or a function that may create one.
 * @param around the objects that contain the value; one of them may be the value itself
 */
export function isPlain(value: unknown, around: readonly object[] = []): boolean {
  if (typeof value === 'function' || isValidElement(value)) return false
  if (typeof value !== 'object' || value === null || around.includes(value)) return true
  return Object.values(value).every((inner) => isPlain(inner, [...around, value]))
}

/** The text in a node and its children. */
export function textOfNode(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(textOfNode).join('')
  return isValidElement<{ children?: ReactNode }>(node) ? textOfNode(node.props.children) : ''
}
