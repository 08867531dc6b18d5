import { lexer, type Token, type Tokens, walkTokens } from 'marked'
import type { AskSource } from '../ask-events.ts'
import { siteHref } from './site-href.ts'

const MAX_SOURCES = 6

/**
 * Pages of the site that an answer leads to: its links outside code, each once, then what it was
 * made from.
 */
export function relatedSources(
  answer: string,
  given: readonly AskSource[],
  place: { readonly siteUrl: string; readonly pageUrl: string },
): AskSource[] {
  const linked: AskSource[] = []
  walkTokens(lexer(answer), (token: Token) => {
    if (token.type === 'link') linked.push({ title: (token as Tokens.Link).text, href: token.href })
  })
  const titleOf = new Map<string, string>()
  for (const { title, href } of [...linked, ...given]) {
    const target = siteHref(href, place)
    // A given title replaces the words of a link, but the link keeps its place.
    if (target !== undefined) titleOf.set(target, title)
  }
  return [...titleOf].slice(0, MAX_SOURCES).map(([href, title]) => ({ title, href }))
}
