import { use } from 'react'
import { ProblemError } from '../../shared/data/diagnostic.ts'
import { type Place, problemAt } from '../../shared/data/problem-at.ts'
import { PartsContext } from '../../theme/parts/part.tsx'
import { IslandContext } from './render-island.tsx'

/**
 * Refuse state and event handlers in a part of the theme that is never rendered in the browser.
 * @param what the hook or the attribute: `useState`, `onClick`
 * @throws ProblemError outside islands
 */
export function refuseInteraction(what: string, place: Place | undefined): void {
  if (use(IslandContext) === 'inside') return
  const file = use(PartsContext).entered?.file ?? 'themeDir'
  throw new ProblemError(
    problemAt(place ?? file, 'theme/static-part', {
      found: `${what} in a part that is rendered in the build only, where it does nothing`,
      expected: "'use client' in the first line of a part that uses state or handlers",
      fix: "begin the file of the part with 'use client', or move what is interactive into a file that does",
    }),
  )
}
