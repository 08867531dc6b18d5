import type { SearchHit } from '@warraq/search/search-provider'
import { markedPieces, type TermMatcher } from '@warraq/search/word-marks'
import { readStorage, writeStorage } from '../shared/storage.ts'
import { foundText } from '../storage-keys.ts'

/** Keep what a result shows until the page that it leads to is on screen. */
export function keepFound(
  { href, excerpt }: Pick<SearchHit, 'href' | 'excerpt'>,
  matches: TermMatcher,
): void {
  const kept = [href, ...markedPieces(excerpt, matches)]
  writeStorage('session', foundText, JSON.stringify(kept))
}

/**
 * What was kept for the page at an address, which is kept no longer: the text from its beginning to
 * each of the matches, the longest first.
 */
export function takeFound(address: string): string[] {
  const kept = readStorage('session', foundText)
  writeStorage('session', foundText, null)
  const [href, ...pieces] = parseKept(kept ?? '')
  if (href !== address) return []
  const ends = Array.from({ length: Math.floor(pieces.length / 2) }, (_, at) => 2 * at + 2)
  return ends.reverse().map((end) => pieces.slice(0, end).join(''))
}

/** Other programs may write to the storage. */
function parseKept(kept: string): unknown[] {
  try {
    const found: unknown = JSON.parse(kept)
    return Array.isArray(found) ? found : []
  } catch {
    return []
  }
}
