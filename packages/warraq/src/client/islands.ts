import { islands } from 'virtual:docs-islands'
import { defineIslands } from './island-element.ts'

/** Hydrate the islands of the site on demand. */
export function wakeIslands(): void {
  defineIslands(islands)
}
