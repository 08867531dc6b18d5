import { lexer, type Token, type Tokens, walkTokens } from 'marked'
import type { AskSource } from '../ask-protocol.ts'
import { answerHref } from './answer-href.ts'

const MAX_SOURCES = 6

/**
 * Pages of the site to read on: the links of an answer outside code, each once, then its sources.
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
    const target = answerHref(href, place)
    // A source's title replaces the link text, but the link keeps its position.
    if (target !== undefined) titleOf.set(target, title)
  }
  return [...titleOf].slice(0, MAX_SOURCES).map(([href, title]) => ({ title, href }))
}
