import { posix } from 'node:path'
import type { DocsRoot } from '../../config/docs-root.ts'
import { folderRank } from '../../pages/doc-identity.ts'
import { pageAddress } from '../../shared/text/route-path.ts'
import type { DocResult } from './read-docs.ts'

type Read = NonNullable<DocResult['read']>

/**
 * Of several pages for the address of one folder, the first of `index`, README and `_index` has it;
 * the others have one of their own, so that none is lost.
 *
 *     guide/index.md     /guide/
 *     guide/README.md    /guide/README/
 */
export function onePageForEachFolder(
  results: readonly DocResult[],
  roots: readonly Pick<DocsRoot, 'key' | 'numberPrefixes'>[],
): readonly DocResult[] {
  const prefixes = new Map(roots.map(({ key, numberPrefixes }) => [key, numberPrefixes]))
  const rankOf = ({ doc }: Read) =>
    doc.frontMatter.slug === undefined
      ? folderRank({ ...doc, numberPrefixes: prefixes.get(doc.rootKey) ?? true })
      : undefined
  const keyOf = ({ doc }: Read) => JSON.stringify([doc.rootKey, doc.route])
  const best = new Map<string, number>()
  for (const { read } of results) {
    const rank = read && rankOf(read)
    if (read === undefined || rank === undefined) continue
    best.set(keyOf(read), Math.min(best.get(keyOf(read)) ?? rank, rank))
  }
  return results.map((result) => {
    const { read } = result
    const rank = read && rankOf(read)
    if (read === undefined || rank === undefined || rank === best.get(keyOf(read))) return result
    const name = posix.basename(read.doc.id)
    const route = pageAddress(posix.join(read.doc.route, name), read.doc.trailingSlash)
    return { ...result, read: { ...read, doc: { ...read.doc, route } } }
  })
}
