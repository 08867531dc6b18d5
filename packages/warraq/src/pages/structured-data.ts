import {
  elementsIn,
  type HtmlNode,
  hasClass,
  isElement,
  parseHtml,
} from '@warraq/markup/parse-html'
import { textOf, textOfHtml } from '@warraq/markup/text-of-html'
import type { DocsConfig } from '../config/schema.ts'
import type { DocFrontMatter } from '../content/source/doc-front-matter.ts'
import type { CompiledPage } from '../shared/data/compiled-page.ts'
import { absoluteUrl } from './site-href.ts'

/** What is described; every URL is absolute. */
interface Described {
  readonly title: string
  readonly description: string
  readonly url: string
  readonly lang: string
  /** ISO 8601. */
  readonly lastModified?: string | undefined
  readonly keywords?: readonly string[] | undefined
}

export interface ArticleSource extends Described, Pick<DocFrontMatter, 'schema'> {
  readonly compiled: Pick<CompiledPage, 'html'>
}

/**
 * Describes a docs page for search engines (schema.org): as a `TechArticle`, or as a `FAQPage` or
 * `HowTo` if its front matter says so and it contains questions or steps.
 */
export function articleJsonLd(
  page: ArticleSource,
  config: Pick<DocsConfig, 'title' | 'url' | 'baseUrl'>,
): object {
  const { schema, compiled, title } = page
  const site = { '@type': 'WebSite', name: config.title, url: absoluteUrl(config)('/') }
  const ofType = (type: string) => ({ ...described(type, page), isPartOf: site })
  const questions = schema === 'faq' ? questionsOf(compiled.html) : []
  if (questions.length > 0) return { ...ofType('FAQPage'), mainEntity: questions }
  const steps = schema === 'howto' ? stepsOf(compiled.html) : []
  if (steps.length > 0) return { ...ofType('HowTo'), step: steps }
  return { ...ofType('TechArticle'), headline: title }
}

/** Describes the whole site for search engines, on its home page. */
export function siteJsonLd(config: DocsConfig, lastModified: string | undefined): object {
  const { title, tagline, lang, search } = config
  const url = absoluteUrl(config)
  const description = config.description || tagline
  return {
    ...described('WebSite', { title, description, url: url('/'), lang, lastModified }),
    potentialAction: search === false ? undefined : searchAction(url(search.route)),
  }
}

function searchAction(searchUrl: string): object {
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${searchUrl}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
}

function described(type: string, source: Described) {
  const { title, description, url, lang, lastModified, keywords = [] } = source
  return {
    '@context': 'https://schema.org',
    '@type': type,
    '@id': url,
    url,
    name: title,
    description: description || undefined,
    inLanguage: lang,
    keywords: keywords.join(', ') || undefined,
    dateModified: lastModified,
  }
}

/** Headings and summaries that end with a question mark, each with the text below it. */
function questionsOf(html: string): object[] {
  const elements = [...elementsIn(parseHtml(html))]
  const headings = elements.filter(({ tag }) => /^h[2-6]$/.test(tag))
  const asked = headings.flatMap(({ tag, children, end }, index) => {
    const next = headings.slice(index + 1).find((other) => other.tag <= tag)
    return questionOf(children, () => textOfHtml(html.slice(end, next?.start)))
  })
  const folded = elements
    .filter(({ tag }) => tag === 'details')
    .flatMap(({ children }) => {
      const summary = children.find((child) => isElement(child) && child.tag === 'summary')
      const answer = () => textOf(children.filter((child) => child !== summary))
      return summary === undefined ? [] : questionOf([summary], answer)
    })
  return [...asked, ...folded].filter(({ acceptedAnswer }) => acceptedAnswer.text !== '')
}

function questionOf(asked: readonly HtmlNode[], answer: () => string) {
  const text = textOf(asked)
  if (!text.endsWith('?')) return []
  const acceptedAnswer = { '@type': 'Answer', text: answer() }
  return [{ '@type': 'Question', name: text, acceptedAnswer }]
}

/** Items of the lists in `:::steps`; the bold text at the start of an item is its name. */
function stepsOf(html: string): object[] {
  return [...elementsIn(parseHtml(html))]
    .filter((element) => hasClass(element, 'steps'))
    .flatMap((steps) => [...elementsIn(steps.children)].find(({ tag }) => tag === 'ol') ?? [])
    .flatMap(({ children }) => children.filter(isElement).filter(({ tag }) => tag === 'li'))
    .map(({ children }) => {
      const name = textOf(openingOf(children)).replace(/[.:]$/, '') || undefined
      return { '@type': 'HowToStep', name, text: textOf(children) }
    })
}

/** The bold text at the start of an item or of its first paragraph. */
function openingOf(nodes: readonly HtmlNode[]): readonly HtmlNode[] {
  const first = nodes.find((node) => isElement(node) || node.trim() !== '')
  if (first === undefined || !isElement(first)) return []
  if (first.tag === 'p') return openingOf(first.children)
  return first.tag === 'strong' ? first.children : []
}
