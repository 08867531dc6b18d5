import { type ComponentType, createElement, type ReactElement } from 'react'
import { type PageScratch, slotName } from '../compile-context.ts'

/** A component that a page imports by name: its props are what an author wrote. */
export type ModuleComponent = ComponentType<Record<string, unknown>>

/** Element that stands for HTML which is put in its place after rendering. */
export function slotElement(scratch: PageScratch, html: string): ReactElement {
  return slotNamed(slotName(scratch, html))
}

/** Element of a slot by its name. */
export function slotNamed(n: string): ReactElement {
  return createElement('docs-slot', { n } as object)
}
