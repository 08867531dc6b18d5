import type { TrailingSlash } from '../shared/text/route-path.ts'
import type { Doc } from './doc.ts'
import { docIdentity } from './doc-identity.ts'

/** A doc for tests, from its path and the relevant front matter. */
export function docAt(
  relativePath: string,
  frontMatter: Doc['frontMatter'] = {},
  trailingSlash: TrailingSlash = true,
): Doc {
  const form = { baseRoute: '/docs/', trailingSlash }
  const place = { ...form, relativePath, numberPrefixes: true, frontMatter }
  const identity = docIdentity(place)
  return {
    file: `content/${relativePath}`,
    rootKey: 'docs',
    relativePath,
    ...form,
    ...identity,
    title: frontMatter.title ?? identity.id,
    description: '',
    frontMatter,
  }
}
