import type { ReactNode } from 'react'
import { partFailed } from '../theme/parts/part-failed.ts'
import { PartError, renderTheme } from '../theme/parts/render-theme.tsx'
import type { PageScratch } from './compile-context.ts'
import { IslandContext } from './render-island.tsx'

/**
 * HTML of a theme part inside a page. If a part of the site throws, the error becomes a problem of
 * the page.
 */
export function renderPart(part: ReactNode, scratch: PageScratch): string {
  const { text, parts } = scratch.context
  try {
    return renderTheme(<IslandContext value={scratch.islands}>{part}</IslandContext>, {
      text,
      parts,
    })
  } catch (cause) {
    if (!(cause instanceof PartError)) throw cause
    scratch.problems.push(partFailed(cause, scratch.file))
    return ''
  }
}
