import { htmlToMarkdown } from './html-to-markdown.ts'

export interface MarkdownTwinSource {
  /** Inner HTML of the finished article. */
  readonly html: string
  /** HTML that the page shows below its title. */
  readonly strip?: string
  readonly title: string
  /** Absolute URL of the page. */
  readonly url: string
}

/** The page as Markdown for machines, always with its title. */
export function markdownTwin({ html, strip = '', title, url }: MarkdownTwinSource): string {
  const underTitle = htmlToMarkdown(strip, url)
  const text = htmlToMarkdown(html, url)
  const [heading = ''] = /^# .*/.exec(text) ?? []
  return `${[heading || `# ${title}`, underTitle, text.slice(heading.length).trimStart()]
    .filter((block) => block !== '')
    .join('\n\n')}\n`
}
