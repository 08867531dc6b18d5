import type { DocFrontMatter } from '../content/doc-front-matter.ts'
import type { CompiledPage } from '../shared/compiled-page.ts'

/** A docs page as the site sees it: who it is, not what it says. */
export interface Doc {
  /** Source, relative to the site root. */
  readonly file: string
  /** The source in the default language, when `file` is a translation. */
  readonly originalFile?: string
  /** Where its translation is missing. */
  readonly missingTranslation?: string
  /** Key of the docs root it belongs to, in its version. */
  readonly rootKey: string
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

export interface CompiledDoc {
  readonly doc: Doc
  readonly compiled: CompiledPage
}
