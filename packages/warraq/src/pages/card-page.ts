import type { CompiledPage } from '../shared/compiled-page.ts'
import { escapeHtml } from '../shared/escape-html.ts'

/** A page that another page links to. */
export interface PageCard {
  readonly href: string
  readonly label: string
  readonly text: string
}

/** A page that consists of links to other pages: a generated index, a tag, the list of tags. */
export function cardPage(title: string, intro: string, items: readonly PageCard[]): CompiledPage {
  const cards = items.map(
    ({ href, label, text }) =>
      `<a class="card" href="${escapeHtml(href)}"><span class="card-title">${escapeHtml(label)}</span>${text === '' ? '' : `<p>${escapeHtml(text)}</p>`}</a>`,
  )
  const html = `<h1>${escapeHtml(title)}</h1>${intro === '' ? '' : `<p>${escapeHtml(intro)}</p>`}<div class="cards">${cards.join('')}</div>`
  return {
    html,
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
