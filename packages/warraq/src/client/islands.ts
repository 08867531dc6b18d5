import { islands } from 'virtual:docs-islands'
import { defineIslands } from './island-element.ts'

/**
 * Hydrate the islands of the site on demand.
 * @param onChange called when an island shows other elements than the document held
 */
export function wakeIslands(onChange: () => void): void {
  defineIslands(islands, new MutationObserver(onChange))
}
