import { textOfHtml } from '../html/text-of-html.ts'

/** What a page's front matter says its content is; every other page is an article. */
export type ContentSchema = 'faq' | 'howto'

export interface StructuredPage {
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
 * A docs page for search engines (schema.org): a `TechArticle`; a `FAQPage` or a `HowTo` where the
 * page says so and has the questions or steps, so that nothing is claimed which is not there.
 */
export function articleJsonLd(page: StructuredPage): object {
  const { schema } = page
  const questions = schema === 'faq' ? questionsOf(page.html) : []
  if (questions.length > 0) return { ...common('FAQPage', page), mainEntity: questions }
  const steps = schema === 'howto' ? stepsOf(page.html) : []
  if (steps.length > 0) return { ...common('HowTo', page), step: steps }
  return { ...common('TechArticle', page), headline: page.title }
}

function common(type: string, page: StructuredPage): Record<string, unknown> {
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

const HEADING = /<h([2-6])(?:\s[^>]*)?>([\s\S]*?)<\/h\1>/g
const DETAILS = /<details[^>]*>\s*<summary[^>]*>([\s\S]*?)<\/summary>([\s\S]*?)<\/details>/g

/** Headings and summaries that end with a question mark, each with the text below it. */
function questionsOf(html: string): object[] {
  const headings = [...html.matchAll(HEADING)].map((match) => ({
    level: Number(match[1]),
    text: headingText(match[2] ?? ''),
    start: match.index,
    end: match.index + match[0].length,
  }))
  const asked = headings.flatMap(({ level, text, end }, index) => {
    const next = headings.slice(index + 1).find((other) => other.level <= level)
    return text.endsWith('?') ? [question(text, html.slice(end, next?.start))] : []
  })
  const folded = [...html.matchAll(DETAILS)].flatMap(([, summary = '', body = '']) => {
    const text = textOfHtml(summary)
    return text.endsWith('?') ? [question(text, body)] : []
  })
  return [...asked, ...folded].filter(({ acceptedAnswer }) => acceptedAnswer.text !== '')
}

function headingText(html: string): string {
  return textOfHtml(html.replace(/<a class="heading-anchor"[\s\S]*?<\/a>/, ''))
}

function question(name: string, answer: string) {
  return {
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text: textOfHtml(answer) },
  }
}

/** Items of the lists inside `:::steps`, each with its bold opening as its name. */
function stepsOf(html: string): object[] {
  return html
    .split('<div class="steps">')
    .slice(1)
    .flatMap((part) => itemsOf(part))
    .map((item) => {
      const name = textOfHtml(/^\s*(?:<p>)?\s*<strong>([\s\S]*?)<\/strong>/.exec(item)?.[1] ?? '')
      const text = textOfHtml(item)
      return {
        '@type': 'HowToStep',
        ...(name === '' ? {} : { name: name.replace(/[.:]$/, '') }),
        text,
      }
    })
}

/** Inner HTML of the items of the first list, lists inside them left whole. */
function itemsOf(html: string): string[] {
  const start = html.indexOf('<ol')
  if (start === -1) return []
  const items: string[] = []
  let depth = 0
  let from = 0
  for (const { 0: tag, index } of html.slice(start).matchAll(/<(\/?)(?:ol|ul|li)\b[^>]*>/g)) {
    const at = start + index
    const isClosing = tag.startsWith('</')
    const isItem = /^<\/?li/.test(tag)
    if (isClosing) depth--
    if (isItem && !isClosing && depth === 1) from = at + tag.length
    if (isItem && isClosing && depth === 1) items.push(html.slice(from, at))
    if (!isClosing) depth++
    else if (depth === 0) break
  }
  return items
}
