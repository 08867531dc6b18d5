import type { CompiledPage } from '../shared/compiled-page.ts'
import { Card } from '../theme/Card/Card.tsx'
import { Cards } from '../theme/Card/Cards.tsx'
import { renderTheme, type SiteTheme } from '../theme/parts/render-theme.tsx'

/** A page that another page links to. */
export interface PageCard {
  readonly href: string
  readonly label: string
  readonly text: string
}

export interface CardPageSource {
  readonly title: string
  /** Paragraph above the cards. */
  readonly intro: string
  readonly cards: readonly PageCard[]
}

/** A page that consists of links to other pages: a generated index, a tag, the list of tags. */
export function cardPage({ title, intro, cards }: CardPageSource, theme: SiteTheme): CompiledPage {
  const page = (
    <>
      <h1>{title}</h1>
      {intro === '' ? null : <p>{intro}</p>}
      <Cards>
        {cards.map(({ href, label, text }) => (
          <Card key={href} href={href} title={label}>
            {text === '' ? null : <p>{text}</p>}
          </Card>
        ))}
      </Cards>
    </>
  )
  return {
    html: renderTheme(page, theme),
    contentTitle: title,
    firstParagraph: intro,
    headings: [],
    anchors: [],
    links: [],
    images: [],
    islands: [],
    dependencies: [],
  }
}
