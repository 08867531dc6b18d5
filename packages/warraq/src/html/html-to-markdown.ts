import { escapeText, lineOf, linkTo, paragraphOf, plainTextOf } from './inline-to-markdown.ts'
import {
  attributeOf,
  type HtmlElement,
  type HtmlNode,
  hasClass,
  isElement,
  parseHtml,
} from './parse-html.ts'

export interface HtmlToMarkdownOptions {
  /** Absolute URL of the page; links to other pages become complete URLs. */
  readonly pageUrl: string
}

/**
 * The finished HTML of a page as Markdown. It includes tables and lists from components, text
 * alternatives of images, every tab and all collapsed text.
 *
 *     <div class="admonition admonition-danger"><p class="admonition-title">Keys</p><p>Hide
 *     them.</p></div>
 *     > **Danger: Keys**
 *     >
 *     > Hide them.
 */
export function htmlToMarkdown(html: string, { pageUrl }: HtmlToMarkdownOptions): string {
  return blocksOf(parseHtml(html), pageUrl).join('\n\n')
}

/** Elements that separate the text around them. */
const BLOCKS = new Set(
  'article aside blockquote dd details div dl docs-code docs-filter docs-island docs-table docs-tabs dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav noscript ol p pre section summary table ul'.split(
    ' ',
  ),
)
function isBlock(node: HtmlNode): boolean {
  if (!isElement(node)) return false
  return BLOCKS.has(node.tag) || node.children.some(isBlock)
}

/** One string per block; runs of text between blocks become paragraphs. */
function blocksOf(nodes: readonly HtmlNode[], pageUrl: string): string[] {
  const blocks: string[] = []
  let run: HtmlNode[] = []
  const endRun = () => {
    const text = paragraphOf(run, pageUrl)
    if (text !== '') blocks.push(text)
    run = []
  }
  for (const node of nodes) {
    if (!isElement(node) || !isBlock(node)) {
      run.push(node)
      continue
    }
    endRun()
    blocks.push(...blockOf(node, pageUrl))
  }
  endRun()
  return blocks
}

function blockOf(element: HtmlElement, pageUrl: string): string[] {
  const { tag, children } = element
  const inside = () => blocksOf(children, pageUrl)
  switch (tag) {
    case 'p':
    case 'dt':
      return some(paragraphOf(children, pageUrl))
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return some(lineOf(children, pageUrl)).map((text) => `${'#'.repeat(Number(tag[1]))} ${text}`)
    case 'ul':
    case 'ol':
      return some(listOf(element, pageUrl))
    case 'table':
      return some(tableOf(element, pageUrl))
    case 'pre':
      return [codeBlockOf(element)]
    case 'blockquote':
      return some(quoted(inside()))
    case 'hr':
      return ['---']
    case 'summary':
      return some(lineOf(children, pageUrl)).map(bold)
    case 'figure':
      return figureOf(element, pageUrl)
    case 'dl':
      return some(definitionsOf(element, pageUrl))
    case 'docs-tabs':
      return children.filter(isElement).flatMap((panel) => tabOf(panel, pageUrl))
    case 'docs-filter':
      return children
        .filter(isElement)
        .filter((child) => !hasClass(child, 'filter-bar'))
        .flatMap((child) => blockOf(child, pageUrl))
    case 'docs-island':
      return [islandOf(element, pageUrl)]
    case 'a':
      return some(cardOf(element, pageUrl))
    default:
      if (hasClass(element, 'admonition')) return some(quoted(admonitionOf(element, pageUrl)))
      if (hasClass(element, 'cards')) return some(inside().join('\n'))
      return inside()
  }
}

const some = (text: string): string[] => (text === '' ? [] : [text])
const bold = (text: string) => `**${text.replaceAll('**', '')}**`
const capitalised = (word: string) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`

function quoted(blocks: readonly string[]): string {
  return blocks
    .join('\n\n')
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n')
    .replace(/^>$/, '')
}

/** The title names the kind of admonition, because Markdown has no colours. */
function admonitionOf(element: HtmlElement, pageUrl: string): string[] {
  const kind = /admonition-(\w+)/.exec(attributeOf(element, 'class') ?? '')?.[1] ?? ''
  const titles = element.children.filter(
    (child) => isElement(child) && hasClass(child, 'admonition-title'),
  )
  const title = lineOf(titles, pageUrl)
  const isPlain = title.toLowerCase() === kind || kind === ''
  return [
    bold(isPlain ? title : `${capitalised(kind)}: ${title}`),
    ...blocksOf(
      element.children.filter((child) => !titles.includes(child)),
      pageUrl,
    ),
  ]
}

function tabOf(panel: HtmlElement, pageUrl: string): string[] {
  const label = attributeOf(panel, 'data-label')
  if (label === undefined) return []
  return [bold(escapeText(label)), ...blocksOf(panel.children, pageUrl)]
}

function cardOf(element: HtmlElement, pageUrl: string): string {
  const [title = '', ...rest] = blocksOf(element.children, pageUrl)
  const link = linkTo(title, attributeOf(element, 'href') ?? '', pageUrl)
  return `- ${linesOf([link, ...rest].join(': ')).join(' ')}`
}

/** One line with a link to the page and what the reader can do there. */
function islandOf(element: HtmlElement, pageUrl: string): string {
  const name = (attributeOf(element, 'data-name') ?? '')
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase()
  const button = find(element, 'button')
  const label =
    button === undefined ? capitalised(name) : lineOf(button.children, pageUrl) || capitalised(name)
  return `[Interactive on the page: ${label}](${pageUrl})`
}

function find(element: HtmlElement, tag: string): HtmlElement | undefined {
  for (const child of element.children.filter(isElement)) {
    const found = child.tag === tag ? child : find(child, tag)
    if (found !== undefined) return found
  }
  return undefined
}

/** An image becomes its text alternative; a code block includes its title. */
function figureOf(element: HtmlElement, pageUrl: string): string[] {
  const caption = find(element, 'figcaption')
  const pre = find(element, 'pre')
  if (pre !== undefined)
    return [codeBlockOf(pre, caption === undefined ? '' : plainTextOf(caption.children))]
  const rest = element.children.filter((child) => child !== caption)
  return [
    ...blocksOf(rest, pageUrl),
    ...(caption === undefined ? [] : some(paragraphOf(caption.children, pageUrl))),
  ]
}

function codeBlockOf(pre: HtmlElement, title = ''): string {
  const code = plainTextOf(pre.children).replace(/\n$/, '')
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  const meta = title === '' ? '' : ` title=${JSON.stringify(title)}`
  return `${fence}${attributeOf(pre, 'data-language') ?? ''}${meta}\n${code}\n${fence}`
}

/** Items with paragraphs are separated by empty lines, as in their source. */
function listOf(list: HtmlElement, pageUrl: string): string {
  const items = list.children.filter(isElement).filter(({ tag }) => tag === 'li')
  const isLoose = items.some(({ children }) =>
    children.some((child) => isElement(child) && child.tag === 'p'),
  )
  const first = Number(attributeOf(list, 'start') ?? 1)
  return items
    .map((item, index) => {
      const marker = list.tag === 'ol' ? `${first + index}. ` : '- '
      const box = isTask(item) ? (isDone(item) ? '[x] ' : '[ ] ') : ''
      const blocks = blocksOf(item.children, pageUrl).join(isLoose ? '\n\n' : '\n')
      return `${marker}${box}${indented(blocks, marker.length)}`.trimEnd()
    })
    .join(isLoose ? '\n\n' : '\n')
}

const isTask = (item: HtmlElement) => hasClass(item, 'task-list-item')

function isDone(item: HtmlElement): boolean {
  const box = find(item, 'input')
  return box !== undefined && attributeOf(box, 'checked') !== undefined
}

function indented(text: string, width: number): string {
  return text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(width)}`)
}

function definitionsOf(list: HtmlElement, pageUrl: string): string {
  const entries = list.children
    .filter(isElement)
    .flatMap((child) => (child.tag === 'div' ? child.children.filter(isElement) : [child]))
  return entries
    .map(({ tag, children }) =>
      tag === 'dt'
        ? `- ${bold(lineOf(children, pageUrl))}`
        : `  ${indented(blocksOf(children, pageUrl).join('\n\n'), 2)}`,
    )
    .join('\n')
}

/** Columns are separated by `|`; blocks within a cell by `<br>`, which Markdown tables allow. */
function tableOf(table: HtmlElement, pageUrl: string): string {
  const [head, ...rows] = rowsOf(table).map((row) =>
    row.children.filter(isElement).map(({ children }) =>
      linesOf(blocksOf(children, pageUrl).join('\n'))
        .map((line, at, { length }) => (at === length - 1 ? line : withoutHardBreak(line)))
        .join('<br>')
        .replaceAll('|', '\\|'),
    ),
  )
  if (head === undefined) return ''
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Lines without surrounding spaces; empty lines are dropped. */
function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Removes a trailing backslash, which breaks the line, unless it is escaped. */
function withoutHardBreak(line: string): string {
  return line.endsWith('\\') && !line.endsWith('\\\\') ? line.slice(0, -1) : line
}

function rowsOf({ children }: HtmlElement): HtmlElement[] {
  return children
    .filter(isElement)
    .flatMap((child) => (child.tag === 'tr' ? [child] : rowsOf(child)))
}
