import type { SearchHit } from '../../../search/search-provider.ts'
import type { AskExchange, AskSource } from '../ask-events.ts'
import type { BuiltDocs } from './built-docs.ts'
import { pageSection } from './page-section.ts'

/** A piece of the documentation given to the model. */
export interface AskDocument extends AskSource {
  readonly text: string
}

export interface RetrieveLimits {
  /** Sections at most. */
  readonly sections: number
  /** Characters of all sections together. */
  readonly characters: number
}

/** Characters of one section at most, so that one long page does not push out the others. */
const MAX_SECTION = 4000
/** Sections of one page before those of others. */
const MAX_OF_PAGE = 3
/** Results looked at, so that enough pages are among them. */
const MAX_HITS = 100

/**
 * The sections that a question is about, best first. A short follow-up ("and on testnet?") is
 * searched together with the question before it.
 */
export async function retrieve(
  docs: BuiltDocs,
  { question, history }: { question: string; history: readonly AskExchange[] },
  limits: RetrieveLimits,
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

/** Each section once; few of the same page come first, its others only where nothing else is left. */
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

/** The section in the page's Markdown; where that has none of the name, the index knows its beginning. */
async function textOf(docs: BuiltDocs, hit: SearchHit): Promise<string> {
  const page = docs.findPage(hit.pageHref)
  if (page === undefined) return hit.excerpt
  return pageSection(await docs.readPage(page).catch(() => ''), hit.heading) ?? hit.excerpt
}
