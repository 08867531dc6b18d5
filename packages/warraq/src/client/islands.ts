import { islands } from 'virtual:docs-islands'
import { defineIslands } from './island-element.ts'
import { mountIsland, tellIslandFailure } from './mount-island.tsx'

/** Hydrate the islands of the site on demand. */
export function wakeIslands(): void {
  defineIslands(islands, { mount: mountIsland, tellFailure: tellIslandFailure })
}
