import { withBase } from '../shared/text/route-path.ts'
import { renderTheme } from '../theme/parts/render-theme.tsx'
import type { Doc } from './doc.ts'
import { CardList, cardsOf } from './generated-pages.tsx'
import type { SectionScope } from './ready-page.ts'

/** Cards of the items of a page's own category; of the items beside a page that has none. */
export function docCards(
  doc: Doc,
  { index, config, theme }: Pick<SectionScope, 'index' | 'config' | 'theme'>,
): string {
  const category = index.places.get(doc)?.path.at(-1)
  const cards = cardsOf(category?.items ?? index.items)
  const shown = cards.map((card) => ({ ...card, href: withBase(config.baseUrl, card.href) }))
  return renderTheme(<CardList cards={shown} />, theme)
}
