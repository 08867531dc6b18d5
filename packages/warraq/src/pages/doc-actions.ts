import type { DocsConfig } from '../config/schema.ts'
import { fillText } from '../shared/fill-text.ts'
import type { PageFeedback, PageParts } from '../shared/page-parts.ts'
import { withBase } from '../shared/route-path.ts'
import { absoluteUrl } from './absolute-url.ts'
import type { Doc } from './doc.ts'
import { markdownHref } from './markdown-href.ts'
import type { SectionScope } from './section-scope.ts'

/**
 * Actions on a written doc: read it as Markdown, ask an assistant about it, report whether it
 * helped.
 */
export function docActions(
  doc: Doc,
  { config, theme: { text } }: SectionScope,
): Pick<PageParts, 'assistants' | 'feedback' | 'markdownHref'> {
  const url = absoluteUrl(config)
  const markdown = markdownHref(doc.route)
  const prompt = encodeURIComponent(fillText(text.askAboutPage, { url: url(markdown) }))
  const assistants = config.assistants.map(({ label, url: address }) => ({
    label,
    href: address.replace('{prompt}', prompt),
  }))
  const feedback = feedbackOf(doc, url(doc.route), config)
  return {
    markdownHref: withBase(config.baseUrl, markdown),
    ...(assistants.length === 0 ? {} : { assistants }),
    ...(feedback === undefined ? {} : { feedback }),
  }
}

function feedbackOf(doc: Doc, url: string, config: DocsConfig): PageFeedback | undefined {
  if (config.feedback === undefined) return undefined
  if (config.analytics !== undefined) return { kind: 'count' }
  const { issueUrl } = config.feedback
  if (issueUrl === undefined) return undefined
  const values = { title: doc.title, url, file: doc.file }
  return {
    kind: 'issue',
    href: issueUrl.replace(/\{(title|url|file)\}/g, (_, name: keyof typeof values) =>
      encodeURIComponent(values[name]),
    ),
  }
}
