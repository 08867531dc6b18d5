import type { DocFrontMatter } from '../content/doc-front-matter.ts'

/** A docs page as the site sees it: who it is, not what it says. */
export interface Doc {
  /** Source, relative to the site root. */
  readonly file: string
  /** Docs root it belongs to. */
  readonly docsId: string
  /** Path in the docs root, as on disk. */
  readonly relativePath: string
  /** Unique in the docs root: folders and name without number prefixes. */
  readonly id: string
  /** Route of its docs root: `/learn/`. */
  readonly baseRoute: string
  /** `/learn/ecosystem/wallet/`, without the base path. */
  readonly route: string
  readonly title: string
  readonly description: string
  readonly frontMatter: DocFrontMatter
}
