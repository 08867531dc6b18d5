import { type ComponentType, createElement, type ReactElement } from 'react'
import { type PageScratch, slotName } from '../compile-context.ts'

/** A component that a page imports by name; an author wrote its props. */
export type ModuleComponent = ComponentType<Record<string, unknown>>

/** Placeholder element for HTML that is inserted after rendering. */
export function slotElement(scratch: PageScratch, html: string): ReactElement {
  return slotNamed(slotName(scratch, html))
}

/** Element of a slot by its name. */
export function slotNamed(n: string): ReactElement {
  return createElement('docs-slot', { n } as object)
}
