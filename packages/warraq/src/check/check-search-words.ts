import type { SiteSearchWords } from '@warraq/search/search-words'
import type { Diagnostic } from '../shared/data/diagnostic.ts'
import { checkReferences, type ReferenceCheckScope } from './check-references.ts'

/**
 * Addresses in the file of search words that no page or section has. One that is redirected is no
 * better: its words would find nothing.
 */
export function checkSearchWords(
  { asked, file }: Pick<SiteSearchWords, 'asked' | 'file'>,
  scope: ReferenceCheckScope,
): Diagnostic[] {
  if (file === undefined) return []
  const links = Object.keys(asked).map((href) => ({ href }))
  const present = { ...scope, redirected: new Set<string>() }
  return checkReferences({ file, route: '/', compiled: { links, images: [] } }, present)
}
