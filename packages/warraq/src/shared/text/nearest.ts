import { editDistance } from '@warraq/search/edit-distance'

/** The candidate that the writer most likely meant; `undefined` if none is similar. */
export function nearestOf(word: string, candidates: Iterable<string>): string | undefined {
  // A third of a long path would be another path.
  const limit = Math.min(8, Math.max(2, Math.floor(word.length / 3)))
  const asked = word.toLowerCase()
  let best: string | undefined
  let bestDistance = limit + 1
  for (const candidate of candidates) {
    const distance = editDistance(asked, candidate.toLowerCase(), bestDistance - 1)
    if (distance < bestDistance) {
      best = candidate
      bestDistance = distance
    }
  }
  return best
}

/** A "did you mean" question to the writer, or `ifNoneSimilar`. */
export function didYouMean(
  word: string,
  candidates: Iterable<string>,
  ifNoneSimilar: string,
  written = (nearest: string) => `"${nearest}"`,
): string {
  const nearest = nearestOf(word, candidates)
  const isMeant = nearest !== undefined && isSimilarInParts(word, nearest)
  return isMeant ? `did you mean ${written(nearest)}?` : ifNoneSimilar
}

/** The name of a page by its path or address; `undefined` for one that is named after its folder. */
function lastName(parts: readonly string[]): string | undefined {
  const name = parts.findLast((part) => part !== '' && !/^mdx?$/.test(part))
  return name !== undefined && /^(?:index|readme)$/i.test(name) ? undefined : name
}

/** Of two paths or dotted names, the parts that differ must be similar: another file is not meant. */
function isSimilarInParts(word: string, nearest: string): boolean {
  const [own = [], other = []] = [word, nearest].map((name) => name.split(/[/.]/))
  const differing = own.filter((part) => !other.includes(part)).join('.')
  const meant = other.filter((part) => !own.includes(part)).join('.')
  // A path without its ending.
  if (differing === '' && /^mdx?$/.test(meant)) return true
  // The same page in another folder.
  const name = lastName(own)
  if (meant === '' && name !== undefined && name === lastName(other)) return true
  return nearestOf(differing, [meant]) !== undefined
}

/** What is allowed, with the nearest to what was asked. */
export function oneOf(asked: string, names: readonly string[]): string {
  const hint = didYouMean(asked, names, '')
  return `one of: ${names.join(', ')}${hint === '' ? '' : `; ${hint}`}`
}
