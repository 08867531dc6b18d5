import type { DocFrontMatter } from '../content/source/doc-front-matter.ts'
import type { OwnFields } from '../content/source/own-fields.ts'
import type { CompiledPage } from '../shared/data/compiled-page.ts'
import type { TrailingSlash } from '../shared/text/route-path.ts'

/** A docs page without its content: its identity and front matter. */
export interface Doc {
  /** Source path, relative to the site root. */
  readonly file: string
  /** The source in the default language, if `file` is a translation. */
  readonly originalFile?: string | undefined
  /** Path of the translation that is missing. */
  readonly missingTranslation?: string | undefined
  /** Key of its docs root in its version. */
  readonly rootKey: string
  /** Path relative to the docs root, as on disk. */
  readonly relativePath: string
  /** Unique in the docs root: folders and name without number prefixes. */
  readonly id: string
  /** Route of its docs root: `/learn/`. */
  readonly baseRoute: string
  readonly trailingSlash: TrailingSlash
  /** `/learn/ecosystem/wallet/`, without the base path, in the form of the addresses of the site. */
  readonly route: string
  readonly title: string
  readonly description: string
  readonly frontMatter: DocFrontMatter
  /** Values of the fields that the site adds to front matter. */
  readonly fields?: OwnFields | undefined
}

export interface CompiledDoc {
  readonly doc: Doc
  readonly compiled: CompiledPage
}

/** Everything but the content of a page that refers to nothing. */
export const EMPTY_PAGE: Omit<CompiledPage, 'html'> = {
  firstParagraph: '',
  headings: [],
  anchors: [],
  links: [],
  images: [],
  loads: [],
  islands: [],
  dependencies: [],
}

/** Whether the text of a page needs no title above it. */
export function hasHeading(
  { contentTitle, hasHeading }: Pick<CompiledPage, 'contentTitle' | 'hasHeading'>,
  { hide_title }: { readonly hide_title?: boolean | undefined },
): boolean {
  return contentTitle !== undefined || hasHeading === true || hide_title === true
}
