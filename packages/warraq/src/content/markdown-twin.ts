import { htmlToMarkdown } from '../html/html-to-markdown.ts'

export interface MarkdownTwinSource {
  /** Inner HTML of the finished article. */
  readonly html: string
  readonly title: string
  /** Absolute URL of the page. */
  readonly url: string
}

/** The page as Markdown for machines: all that the page says, always with its title. */
export function markdownTwin({ html, title, url }: MarkdownTwinSource): string {
  const text = htmlToMarkdown(html, { pageUrl: url })
  return `${text.startsWith('# ') ? text : `# ${title}\n\n${text}`.trimEnd()}\n`
}
