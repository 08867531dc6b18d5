import { isShellId } from './shell-ids.ts'

/**
 * GitHub-style ids: `What is gas?` becomes `what-is-gas`, a second one `what-is-gas-1`; ids of the
 * shell count as taken. Create one slugger per page.
 */
export function createSlugger(): (text: string) => string {
  const seen = new Map<string, number>()
  return (text) => {
    const slug = slugOf(text)
    let count = seen.get(slug)
    if (count === undefined && isShellId(slug)) count = 0
    if (count === undefined) {
      seen.set(slug, 0)
      return slug
    }
    let candidate: string
    do {
      count += 1
      candidate = `${slug}-${count}`
    } while (seen.has(candidate) || isShellId(candidate))
    seen.set(slug, count)
    seen.set(candidate, 0)
    return candidate
  }
}

/**
 * Lower case; keeps letters, marks, digits, `_` and `-`, replaces each space by `-` and drops the
 * rest.
 */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-')
}
