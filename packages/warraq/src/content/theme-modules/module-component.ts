import { type ComponentType, createElement, type ReactElement } from 'react'

/** A component that a page imports by name; an author wrote its props. */
export type ModuleComponent = ComponentType<Record<string, unknown>>

/** Element that stands for HTML which is put in its place after rendering. */
export function slotNamed(n: string): ReactElement {
  return createElement('docs-slot', { n } as object)
}
