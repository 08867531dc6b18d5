/** English endings of verbs, and the shortest root that each leaves: `vot` of `voting`. */
const INFLECTED = /(?:ings?|ed)$/
const SHORTEST_VERB = 3
/** Endings that make another kind of word: `delegation`, `validator`, `withdrawal`. */
const DERIVED = [/cations?$/, /ations?$/, /ions?$/, /(?:ers?|ors?|ments?|able|ly)$/]
const SHORTEST_DERIVED = 4
/** `al` also ends words without a verb: `signal`, `local`. */
const NOUN = /als?$/
const SHORTEST_NOUN = 6

/** How two words of one root are related. */
export type Relation = 'inflected' | 'derived'

/** The roots that a word may have, each with the way in which it was made from it. */
export function rootsOf(word: string): ReadonlyMap<string, Relation> {
  const roots = new Map<string, Relation>()
  if (/[^a-z]/.test(word)) return roots
  const add = (ending: RegExp, shortest: number, relation: Relation): void => {
    const rest = word.replace(ending, '')
    if (rest === word || rest.length < shortest) return
    const root = plainRoot(rest)
    if (!roots.has(root)) roots.set(root, relation)
  }
  if (word.length >= SHORTEST_VERB) roots.set(plainRoot(word), 'inflected')
  add(INFLECTED, SHORTEST_VERB, 'inflected')
  for (const ending of DERIVED) add(ending, SHORTEST_DERIVED, 'derived')
  add(NOUN, SHORTEST_NOUN, 'derived')
  return roots
}

/** How a word is related to another one, given the other's roots; `undefined` if it is not. */
export function relationTo(
  roots: ReadonlyMap<string, Relation>,
  word: string,
): Relation | undefined {
  let found: Relation | undefined
  for (const [root, relation] of rootsOf(word)) {
    const other = roots.get(root)
    if (other === undefined) continue
    if (relation === 'inflected' && other === 'inflected') return 'inflected'
    found = 'derived'
  }
  return found
}

/** `verifi` of `verify`, `stak` of `stake`, `cancel` of `cancell`. */
function plainRoot(rest: string): string {
  return rest
    .replace(/e$/, '')
    .replace(/([^aeiou])\1$/, '$1')
    .replace(/y$/, 'i')
}

/** One root for all forms of a verb: `stak` of `staking`, `staked` and `stake`. */
function verbRoot(word: string): string {
  const rest = word.replace(INFLECTED, '')
  return plainRoot(rest.length < SHORTEST_VERB ? word : rest)
}

/** The root of a verb in any form; other words as they are. */
export function formRoot(word: string): string {
  return /^[a-z]+$/.test(word) ? verbRoot(word) : word
}
