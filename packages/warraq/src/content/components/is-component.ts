import { type ComponentType, isValidElement } from 'react'

/** A function, a class, or what React makes of one: `memo(…)`. */
export function isComponent(value: unknown): value is ComponentType<never> {
  if (typeof value === 'function') return true
  return (
    typeof value === 'object' && value !== null && '$$typeof' in value && !isValidElement(value)
  )
}
