import type { SearchHit } from '../../../search/search-provider.ts'
import type { AskRequest, AskSource } from '../ask-protocol.ts'
import type { BuiltDocs } from './built-docs.ts'
import { pageSection } from './page-section.ts'

/** A piece of documentation for the model. */
export interface AskDocument extends AskSource {
  readonly text: string
}

/** Maximum characters of one section, so that a long page does not crowd out the others. */
const MAX_SECTION = 4000
/** Maximum characters of a further section of the best page. */
const MAX_FURTHER = 1000
/** Share of the characters that leaves room for those sections. */
const BEST_SHARE = 0.75
/** Sections of one page that come before those of other pages. */
const MAX_OF_PAGE = 3
/** Number of results to consider, so that they cover enough pages. */
const MAX_HITS = 100

/**
 * The sections that match a question, best first, then the beginnings of further matching sections
 * of the best page, where an answer in other words than the question often stands. A short follow-up
 * ("and on testnet?") is searched together with the previous question.
 * @param limits sections before those further ones, and characters of all
 */
export async function retrieve(
  docs: BuiltDocs,
  { question, history }: AskRequest,
  limits: { readonly sections: number; readonly characters: number },
): Promise<AskDocument[]> {
  const before = history.at(-1)?.question
  const queries = before === undefined ? [question] : [question, `${before} ${question}`]
  const answers = await Promise.all(queries.map((query) => docs.search(query, MAX_HITS)))
  const hits = spread(answers.flatMap((answer) => answer.hits))
  const best = hits.slice(0, limits.sections)
  const further = hits
    .slice(limits.sections)
    .filter(({ pageHref }) => pageHref === hits[0]?.pageHref)
  const share = further.length === 0 ? 1 : BEST_SHARE
  const documents = await documentsOf(docs, best, {
    each: MAX_SECTION,
    all: Math.floor(limits.characters * share),
  })
  const used = documents.reduce((sum, { text }) => sum + text.length, 0)
  const others = await documentsOf(docs, further, {
    each: MAX_FURTHER,
    all: limits.characters - used,
  })
  return [...documents, ...others]
}

/** The texts of hits, as far as the characters for each and for all of them suffice. */
async function documentsOf(
  docs: BuiltDocs,
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
async function textOf(docs: BuiltDocs, hit: SearchHit): Promise<string> {
  const page = docs.findPage(hit.pageHref)
  if (page === undefined) return hit.excerpt
  return pageSection(await docs.readPage(page).catch(() => ''), hit.heading) ?? hit.excerpt
}
