import { SYNONYMS } from './search-words.ts'
import { indexTokens } from './tokenize.ts'

const GROUPS = SYNONYMS.map((group) => [...new Set(group.map(normal))])

/** Phrases that mean what a part of the query means. Identifiers have no synonyms. */
export function synonymsOf(query: string): string[] {
  const plain = query
    .split(/\s+/)
    .filter(
      (word) =>
        /^[\p{L}\p{N}-]+[?.,!]?$/u.test(word) && !/\p{Ll}\p{Lu}|\p{Lu}.*\p{Ll}.*\p{Lu}/u.test(word),
    )
  const text = ` ${normal(plain.join(' '))} `
  return GROUPS.filter((group) => group.some((phrase) => text.includes(` ${phrase} `))).flatMap(
    (group) => group.filter((phrase) => !text.includes(` ${phrase} `)),
  )
}

function normal(phrase: string): string {
  return indexTokens(phrase).join(' ')
}
