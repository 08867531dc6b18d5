import type { ContentPage } from 'warraq/plugin'
import { EMPTY_PAGE } from '../packages/warraq/src/pages/doc.ts'

type Compiled = ContentPage['compiled']

interface PageParts extends Partial<Compiled>, Partial<Pick<ContentPage, 'file' | 'text'>> {}

/** A page for the checks of plugins; what a test does not name is empty. */
export function contentPage({
  file = 'content/a.md',
  text = '',
  ...compiled
}: PageParts): ContentPage {
  return {
    file,
    lang: 'en',
    source: text,
    text,
    compiled: { html: '', ...EMPTY_PAGE, ...compiled },
  }
}
