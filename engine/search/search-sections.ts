/** One heading section of a page, as the index and the results need it. */
export interface SearchRecord {
  /** Final address with the heading's hash. */
  readonly href: string
  /** Final address of the page. */
  readonly pageHref: string
  readonly title: string
  readonly crumbs: readonly string[]
  /** Search tag of the page. */
  readonly tag: string
  /** Title and name in the sidebar: what the page is called. */
  readonly names: string
  /** Empty for the opening of a page. */
  readonly heading: string
  /** Labels above the page and headings above the section. */
  readonly path: string
  readonly body: string
  readonly code: string
}

export interface SearchPageSource {
  readonly href: string
  readonly title: string
  /** Name of the page in the sidebar. */
  readonly label: string
  /** Where the page stands in the site. */
  readonly crumbs: readonly string[]
  /** Search tag of the page. */
  readonly tag: string
  /** Inner HTML of the article. */
  readonly html: string
}

const PIECES =
  /<h([1-6])([^>]*)>([\s\S]*?)<\/h\1>|<(pre|code)[\s>][\s\S]*?<\/\4>|<script[\s\S]*?<\/script>|<svg[\s\S]*?<\/svg>|<[^>]+>|[^<]+/g

/** Elements whose ends part words. */
const BLOCK = /^<\/?(?:p|li|td|th|tr|div|dt|dd|summary|br|ul|ol|table)\b/

/** Cut a page into sections at its headings of level 1 to 3; deeper ones belong to the one above. */
export function searchSections({
  href,
  title,
  label,
  crumbs,
  tag,
  html,
}: SearchPageSource): SearchRecord[] {
  const records: SearchRecord[] = []
  const above = new Map<number, string>()
  let open = { heading: '', id: '', level: 1, body: '', code: '' }
  const close = () => {
    const body = open.body.replace(/\s+/g, ' ').trim()
    const code = [...new Set(open.code.split(/\s+/))].join(' ').trim()
    if (body === '' && code === '' && open.heading === '') return
    const parents = [...above].filter(([level]) => level < open.level).map(([, text]) => text)
    records.push({
      href: open.id === '' ? href : `${href}#${encodeURI(open.id)}`,
      pageHref: href,
      title,
      crumbs,
      tag,
      names: title === label ? title : `${title} ${label}`,
      heading: open.heading,
      path: [...crumbs, ...parents].join(' '),
      body,
      code,
    })
  }
  for (const [piece, levelText, attributes = '', inner = '', codeTag] of html.matchAll(PIECES)) {
    const level = Number(levelText ?? 9)
    if (level === 1) {
      if (textOf(inner) !== title) open.body += ` ${textOf(inner)} `
    } else if (level <= 3) {
      close()
      for (const known of [...above.keys()]) if (known >= level) above.delete(known)
      const heading = textOf(inner)
      above.set(level, heading)
      const id = decodeEntities(/\sid="([^"]*)"/.exec(attributes)?.[1] ?? '')
      open = { heading, id, level, body: '', code: '' }
    } else if (levelText !== undefined) open.body += ` ${textOf(inner)} `
    else if (codeTag !== undefined) {
      open.code += ` ${textOf(piece)}`
      if (codeTag === 'code') open.body += textOf(piece)
    } else if (!piece.startsWith('<')) open.body += decodeEntities(piece)
    else if (BLOCK.test(piece)) open.body += ' '
  }
  close()
  return records
}

function textOf(html: string): string {
  const text = html.replace(/<a class="heading-anchor"[\s\S]*?<\/a>/g, '').replace(/<[^>]+>/g, '')
  return decodeEntities(text).trim()
}

function decodeEntities(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
