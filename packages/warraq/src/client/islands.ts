import { islands } from 'virtual:docs-islands'
import { defineIslands } from './island-element.ts'
import { mountIsland, tellIslandFailure } from './mount-island.tsx'

/** Wake up the islands of the site. */
export function wakeIslands(): void {
  defineIslands(islands, { mount: mountIsland, tellFailure: tellIslandFailure })
}
