/** English endings of verbs, and what they leave: `vot` of `voting`, `us` of `using`, not `r` of `red`. */
const INFLECTED = /(?:ings?|ed)$/
const SHORTEST_VERB = 3
const SHORT_VERB = /^[aeiou].$/
/** Verbs whose other forms share no ending: the verb, then its forms. */
const IRREGULAR = new Map(
  'break broke broken,build built,buy bought,choose chose chosen,die dying,find found,forget forgot forgotten,freeze froze frozen,hold held,keep kept,lend lent,lose lost,make made,pay paid,run ran,see seen,sell sold,send sent,spend spent,steal stole stolen,take took taken,tie tying,withdraw withdrew withdrawn,write wrote written'
    .split(',')
    .flatMap((verb) => {
      const [base = '', ...forms] = verb.split(' ')
      return forms.map((form) => [form, base] as const)
    }),
)
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
    if (
      rest === word ||
      (rest.length < shortest && !(ending === INFLECTED && SHORT_VERB.test(rest)))
    )
      return
    const root = plainRoot(rest)
    if (!roots.has(root)) roots.set(root, relation)
  }
  const verb = IRREGULAR.get(word) ?? word
  if (word.length >= SHORTEST_VERB) roots.set(plainRoot(verb), 'inflected')
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

/**
 * `verifi` of `verify`, `stak` of `stake`, `cancel` of `cancell`, `panic` of `panick`. No verb is like
 * `apy`, which has nothing to do with `api`.
 */
function plainRoot(rest: string): string {
  return rest
    .replace(/e$/, '')
    .replace(/([^aeiou])\1$/, '$1')
    .replace(/ick$/, 'ic')
    .replace(/(?<!^[aeiou].)y$/, 'i')
}

/** One root for all forms of a verb: `stak` of `staking`, `staked` and `stake`. */
function verbRoot(word: string): string {
  const verb = IRREGULAR.get(word) ?? word
  const rest = verb.replace(INFLECTED, '')
  return plainRoot(rest.length < SHORTEST_VERB && !SHORT_VERB.test(rest) ? verb : rest)
}

/** The root of a verb in any form; other words as they are. */
export function formRoot(word: string): string {
  return /^[a-z]+$/.test(word) ? verbRoot(word) : word
}

/** The irregular forms of verbs with some roots. */
export function irregularForms(roots: ReadonlyMap<string, Relation>): string[] {
  return [...IRREGULAR].flatMap(([form, base]) => (roots.has(plainRoot(base)) ? [form, base] : []))
}

/** How the forms of a verb with a short root may be spelt: `add`, `adding` and `adder` of `ad`. */
export function formsOf(root: string): string[] {
  return ['', root.slice(-1), 'y', 'i', 'e'].flatMap((last) =>
    ['', 'e', 'ed', 'er', 'ing'].map((ending) => root + last + ending),
  )
}
