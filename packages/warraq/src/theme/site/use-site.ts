import { createContext, useContext } from 'react'
import type { SiteView } from '../../shared/data/site-view.ts'

export const SiteContext = createContext<SiteView | undefined>(undefined)

/**
 * The site: its name, addresses, navbar and options.
 * @throws in a part within the text of a page, because texts are compiled before the rest of the
 *   site is known, and in an island, because the browser has only its props.
 */
export function useSite(): SiteView {
  const site = useContext(SiteContext)
  if (site === undefined)
    throw new Error(
      'useSite() knows the site only in parts around the text of pages that are not islands; give this one what it needs as a prop',
    )
  return site
}
