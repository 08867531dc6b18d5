import { lineWords } from './line-words.ts'
import type { RankedRecords } from './query.ts'

/** The synonym that a section says where words of the query are missing; as the writers wrote it. */
export function synonymOf(
  texts: readonly string[],
  { terms, synonyms }: Pick<RankedRecords, 'terms' | 'synonyms'>,
): string | undefined {
  if (synonyms.length === 0) return undefined
  const said = new Set(
    texts
      .flatMap((text) => text.split('\n'))
      .flatMap((line) => lineWords(line).placed.flatMap((word) => word.terms)),
  )
  const typed = new Set<number>()
  for (const term of said) {
    const match = terms.get(term)
    if (match !== undefined && !match.isOther) typed.add(match.word)
  }
  return synonyms.find(
    ({ places, terms: phrase }) =>
      places.some((place) => !typed.has(place)) && phrase.every((term) => said.has(term)),
  )?.phrase
}
