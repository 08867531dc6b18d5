import type { Doc } from './doc.ts'
import { docIdentity } from './doc-identity.ts'

/** A doc for tests: only its path and what matters of its front matter is said. */
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
