/**
 * GitHub-style ids: `What is gas?` becomes `what-is-gas`, a second one `what-is-gas-1`. Create one
 * slugger per page.
 */
export function createSlugger(): (text: string) => string {
  /** How often a slug was asked for again, for every id that is taken. */
  const copies = new Map<string, number>()
  return (text) => {
    const slug = slugOf(text) || UNNAMED
    let count = copies.get(slug) ?? 0
    let id = slug
    while (copies.has(id)) id = `${slug}-${++count}`
    copies.set(slug, count).set(id, 0)
    return id
  }
}

/** The id of a heading of punctuation or emoji only. */
const UNNAMED = 'section'

/** A part of a route: the slug, or for punctuation and emoji only, their code points. */
export function routeSlugOf(text: string): string {
  return (
    slugOf(text) ||
    Array.from(text, (sign) => sign.codePointAt(0)?.toString(16)).join('-') ||
    UNNAMED
  )
}

/** Lower case; keeps letters, marks, digits, `_` and `-`, makes spaces `-` and drops the rest. */
function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-')
}
