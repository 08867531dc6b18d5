import { posix } from 'node:path'
import { withoutMarkdownEnding } from '../../shared/data/skipped-names.ts'
import { pageAddress } from '../../shared/text/route-path.ts'
import type { DocResult } from './read-docs.ts'

type Read = NonNullable<DocResult['read']>

/**
 * Pages of one folder that differ only in their number keep it, so that none is lost.
 *
 *     3424-script.md   /3424-script/
 *     3502-script.md   /3502-script/
 */
export function numbersTellApart(results: readonly DocResult[]): readonly DocResult[] {
  const keyOf = ({ doc }: Read) => JSON.stringify([doc.rootKey, doc.id])
  const counts = new Map<string, number>()
  for (const { read } of results)
    if (read !== undefined) counts.set(keyOf(read), (counts.get(keyOf(read)) ?? 0) + 1)
  return results.map((result) => {
    const { read } = result
    if (read === undefined || counts.get(keyOf(read)) === 1) return result
    return { ...result, read: { ...read, doc: withNumber(read.doc) } }
  })
}

function withNumber(doc: Read['doc']): Read['doc'] {
  const name = posix.basename(withoutMarkdownEnding(doc.relativePath))
  const short = posix.basename(doc.id)
  if (doc.frontMatter.id !== undefined || !/^\d/.test(name) || !name.endsWith(short)) return doc
  const route = doc.route.replace(/\/$/, '')
  const isNamed = doc.frontMatter.slug === undefined && posix.basename(route) === short
  return {
    ...doc,
    id: posix.join(posix.dirname(doc.id), name),
    ...(isNamed && {
      route: pageAddress(posix.join(posix.dirname(route), name), doc.trailingSlash),
    }),
  }
}
