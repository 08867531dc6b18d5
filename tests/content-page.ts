import type { ContentPage } from 'warraq/plugin'

type Compiled = ContentPage['compiled']

interface PageParts extends Partial<Compiled>, Partial<Pick<ContentPage, 'file' | 'text'>> {}

const EMPTY: Compiled = {
  html: '',
  firstParagraph: '',
  headings: [],
  anchors: [],
  links: [],
  images: [],
  loads: [],
  islands: [],
  dependencies: [],
}

/** A page for the checks of plugins; what a test does not name is empty. */
export function contentPage({
  file = 'content/a.md',
  text = '',
  ...compiled
}: PageParts): ContentPage {
  return { file, lang: 'en', source: text, text, compiled: { ...EMPTY, ...compiled } }
}
