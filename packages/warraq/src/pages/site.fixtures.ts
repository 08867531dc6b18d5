import type { Doc } from './doc.ts'
import { docIdentity } from './doc-identity.ts'

/** A doc for tests, from its path and the relevant front matter. */
export function docAt(relativePath: string, frontMatter: Doc['frontMatter'] = {}): Doc {
  const place = { relativePath, baseRoute: '/docs/', numberPrefixes: true, frontMatter }
  const identity = docIdentity(place)
  return {
    file: `content/${relativePath}`,
    rootKey: 'docs',
    relativePath,
    baseRoute: '/docs/',
    ...identity,
    title: frontMatter.title ?? identity.id,
    description: '',
    frontMatter,
  }
}
