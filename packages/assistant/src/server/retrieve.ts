import type { BuiltSite } from 'warraq/built-site'
import type { SearchHit } from 'warraq/plugin'
import type { AskRequest, AskSource } from '../ask-protocol.ts'

/** A piece of documentation for the model. */
export interface AskDocument extends AskSource {
  readonly text: string
}

/** Number of best sections, which come whole; the answer mostly stands in one of them. */
const BEST_SECTIONS = 4
/** Maximum characters of one of them, so that a long page does not crowd out the others. */
const MAX_SECTION = 4000
/** Share of the characters for them. */
const BEST_SHARE = 0.75
/** Maximum characters of any other section. */
const MAX_BEGINNING = 400
/** Further sections of the best page that come before those of other pages. */
const MAX_FURTHER = 4
/** Sections of one page that come before those of other pages. */
const MAX_OF_PAGE = 3
/** Number of results to consider, so that they cover enough pages. */
const MAX_HITS = 100
/** Results among which the best sections are chosen by their texts. */
const IN_ORDER = 24

/**
 * The sections that match a question best, then the beginnings of others: an answer in other words
 * than the question often stands further down on the best page, or far down among the results. A
 * follow-up ("and on testnet?") is searched both alone and together with the previous question.
 * @param characters maximum of all texts
 */
export async function retrieve(
  docs: BuiltSite,
  { question, history }: AskRequest,
  characters: number,
): Promise<AskDocument[]> {
  const before = history.at(-1)?.question
  const queries = before === undefined ? [question] : [question, `${before} ${question}`]
  const found = async (request: Parameters<BuiltSite['search']>[1]) => {
    const answers = await Promise.all(queries.map((query) => docs.search(query, request)))
    return spread(inTurns(answers.map((answer) => answer.hits)))
  }
  const hits = (await found({ limit: IN_ORDER, inOrder: IN_ORDER })).slice(0, BEST_SECTIONS)
  // Chosen by their texts, the others would repeat the best sections instead of adding to them.
  const known = new Set(hits.map(({ href }) => href))
  const others = (await found({ limit: MAX_HITS })).filter(({ href }) => !known.has(href))
  const further = others
    .filter(({ pageHref }) => pageHref === hits[0]?.pageHref)
    .slice(0, MAX_FURTHER)
  const best = await documentsOf(docs, hits, {
    each: MAX_SECTION,
    all: Math.floor(characters * BEST_SHARE),
  })
  const beginnings = await documentsOf(docs, [...new Set([...further, ...others])], {
    each: MAX_BEGINNING,
    all: best.reduce((left, { text }) => left - text.length, characters),
  })
  return [...best, ...beginnings]
}

/** The first of each list, then the second of each, and so on. */
function inTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat()
}

/** The texts of hits, as far as the characters for each and for all of them suffice. */
async function documentsOf(
  docs: BuiltSite,
  hits: readonly SearchHit[],
  characters: { readonly each: number; readonly all: number },
): Promise<AskDocument[]> {
  const documents: AskDocument[] = []
  let left = characters.all
  for (const hit of hits) {
    if (left === 0) break
    const text = (await textOf(docs, hit)).slice(0, Math.min(characters.each, left))
    if (text === '') continue
    left -= text.length
    documents.push({ title: titleOf(hit), href: hit.href, text })
  }
  return documents
}

/**
 * Each section once; a few of the same page come first, its others after the first sections of all
 * other pages.
 */
function spread(hits: readonly SearchHit[]): SearchHit[] {
  const sections = [...new Map(hits.map((hit) => [hit.href, hit])).values()]
  const ofPage = new Map<string, number>()
  const isEarly = ({ pageHref }: SearchHit) => {
    const count = ofPage.get(pageHref) ?? 0
    ofPage.set(pageHref, count + 1)
    return count < MAX_OF_PAGE
  }
  const early = sections.filter(isEarly)
  return [...early, ...sections.filter((hit) => !early.includes(hit))]
}

function titleOf({ title, heading }: SearchHit): string {
  return heading === '' || heading === title ? title : `${title}: ${heading}`
}

/**
 * The section from the page's Markdown; its excerpt from the index if the Markdown has no such
 * heading.
 */
async function textOf(docs: BuiltSite, hit: SearchHit): Promise<string> {
  const page = docs.findPage(hit.pageHref)
  if (page === undefined) return hit.excerpt
  return (await docs.readSection(page, hit.heading).catch(() => undefined)) ?? hit.excerpt
}
