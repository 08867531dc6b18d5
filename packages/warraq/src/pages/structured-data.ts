import { elementsIn, type HtmlNode, hasClass, isElement, parseHtml } from '../html/parse-html.ts'
import { textOf, textOfHtml } from '../html/text-of-html.ts'

/** Values of `schema` in the front matter; every other page is an article. */
type ContentSchema = 'faq' | 'howto'

export interface StructuredDataSource {
  readonly title: string
  readonly description: string
  /** Absolute URL of the page. */
  readonly url: string
  readonly lang: string
  /** Inner HTML of the article. */
  readonly html: string
  readonly schema?: ContentSchema | undefined
  /** ISO 8601. */
  readonly lastModified?: string | undefined
  readonly keywords: readonly string[]
  readonly site: { readonly name: string; readonly url: string }
}

/**
 * Describes a docs page for search engines (schema.org): as a `TechArticle`, or as a `FAQPage` or
 * `HowTo` if its front matter says so and it contains questions or steps.
 */
export function articleJsonLd(page: StructuredDataSource): object {
  const { schema } = page
  const questions = schema === 'faq' ? questionsOf(page.html) : []
  if (questions.length > 0) return { ...common('FAQPage', page), mainEntity: questions }
  const steps = schema === 'howto' ? stepsOf(page.html) : []
  if (steps.length > 0) return { ...common('HowTo', page), step: steps }
  return { ...common('TechArticle', page), headline: page.title }
}

export interface StructuredSite {
  readonly name: string
  readonly description: string
  /** Absolute URL of the home page. */
  readonly url: string
  readonly lang: string
  /** Absolute URL of the search page, when there is one. */
  readonly searchUrl?: string
  /** ISO 8601. */
  readonly lastModified?: string
}

/** Describes the whole site for search engines, on its home page. */
export function siteJsonLd({
  name,
  description,
  url,
  lang,
  searchUrl,
  lastModified,
}: StructuredSite): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': url,
    url,
    name,
    ...(description === '' ? {} : { description }),
    inLanguage: lang,
    ...(lastModified === undefined ? {} : { dateModified: lastModified }),
    ...(searchUrl !== undefined && {
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${searchUrl}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    }),
  }
}

function common(type: string, page: StructuredDataSource): Record<string, unknown> {
  const { title, description, url, lang, lastModified, keywords, site } = page
  return {
    '@context': 'https://schema.org',
    '@type': type,
    '@id': url,
    url,
    name: title,
    ...(description === '' ? {} : { description }),
    inLanguage: lang,
    ...(keywords.length === 0 ? {} : { keywords: keywords.join(', ') }),
    ...(lastModified === undefined ? {} : { dateModified: lastModified }),
    isPartOf: { '@type': 'WebSite', name: site.name, url: site.url },
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
  return text.endsWith('?') ? [question(text, answer())] : []
}

function question(name: string, answer: string) {
  return { '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text: answer } }
}

/** Items of the lists in `:::steps`; the bold text at the start of an item is its name. */
function stepsOf(html: string): object[] {
  return [...elementsIn(parseHtml(html))]
    .filter((element) => hasClass(element, 'steps'))
    .flatMap((steps) => [...elementsIn(steps.children)].find(({ tag }) => tag === 'ol') ?? [])
    .flatMap(({ children }) => children.filter(isElement).filter(({ tag }) => tag === 'li'))
    .map(({ children }) => {
      const name = textOf(openingOf(children))
      return {
        '@type': 'HowToStep',
        ...(name === '' ? {} : { name: name.replace(/[.:]$/, '') }),
        text: textOf(children),
      }
    })
}

/** The bold text at the start of an item or of its first paragraph. */
function openingOf(nodes: readonly HtmlNode[]): readonly HtmlNode[] {
  const first = nodes.find((node) => isElement(node) || node.trim() !== '')
  if (first === undefined || !isElement(first)) return []
  if (first.tag === 'p') return openingOf(first.children)
  return first.tag === 'strong' ? first.children : []
}
