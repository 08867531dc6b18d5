import { posix } from 'node:path'
import { remembered } from '@warraq/search/remembered'
import { hashOf } from '../cache/keys.ts'
import { MENDED_ELSEWHERE } from './compile-cache.ts'
import type { CompileResult, PageBody } from './compile-page.ts'

/** Pages with the same text, such as those of several versions; one of them stands for all. */
export function groupSameTexts(bodies: readonly PageBody[]): ReadonlyMap<PageBody, PageBody[]> {
  const firsts = new Map<string, PageBody>()
  const groups = new Map<PageBody, PageBody[]>()
  for (const body of bodies) {
    const { file, format, firstLine, needs, frontMatter, text } = body
    // A page without a title may be named after its file.
    const inputs = [posix.basename(file), format, firstLine, needs, frontMatter, text]
    const key = hashOf(JSON.stringify(inputs))
    const first = remembered(firsts, key, () => body)
    if (first === body) groups.set(body, [])
    else groups.get(first)?.push(body)
  }
  return groups
}

/** The result for a page with the same text elsewhere; `undefined` if the folder matters. */
export function resultInPlace(
  { file, result }: { readonly file: string; readonly result: CompileResult },
  other: string,
): CompileResult | undefined {
  const { isPlaced, problems } = result
  const isOfPlace = problems.some(
    (found) => found.file !== file || MENDED_ELSEWHERE.test(found.code),
  )
  if (isPlaced || isOfPlace) return undefined
  return { ...result, problems: problems.map((problem) => ({ ...problem, file: other })) }
}
