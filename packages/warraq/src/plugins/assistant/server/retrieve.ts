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
/** Sections of one page that come before those of other pages. */
const MAX_OF_PAGE = 3
/** Number of results to consider, so that they cover enough pages. */
const MAX_HITS = 100

/**
 * The sections that match a question, best first. A short follow-up ("and on testnet?") is searched
 * together with the previous question. The limits are those of all sections together.
 */
export async function retrieve(
  docs: BuiltDocs,
  { question, history }: AskRequest,
  limits: { readonly sections: number; readonly characters: number },
): Promise<AskDocument[]> {
  const before = history.at(-1)?.question
  const queries = before === undefined ? [question] : [question, `${before} ${question}`]
  const answers = await Promise.all(queries.map((query) => docs.search(query, MAX_HITS)))
  const hits = answers.flatMap((answer) => answer.hits)
  const documents: AskDocument[] = []
  let left = limits.characters
  for (const hit of spread(hits).slice(0, limits.sections)) {
    const text = (await textOf(docs, hit)).slice(0, Math.min(MAX_SECTION, left))
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
