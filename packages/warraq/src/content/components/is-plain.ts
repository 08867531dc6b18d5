import { isValidElement } from 'react'

/**
 * Whether a value neither is nor holds an element or a function that may create one.
 * @param around the objects that contain the value; one of them may be the value itself
 */
export function isPlain(value: unknown, around: readonly object[] = []): boolean {
  if (typeof value === 'function' || isValidElement(value)) return false
  if (typeof value !== 'object' || value === null || around.includes(value)) return true
  return Object.values(value).every((inner) => isPlain(inner, [...around, value]))
}
