import { isBlockElement } from './block-elements.ts'
import { capitalised } from './capitalised.ts'
import { escapeMarkdown, lineOf, linkTo, paragraphOf, plainTextOf } from './inline-to-markdown.ts'
import {
  elementsIn,
  type HtmlElement,
  type HtmlNode,
  hasClass,
  isElement,
  parseHtml,
} from './parse-html.ts'
import { columnName, columnsOf, tableGrid } from './table-grid.ts'

/**
 * The finished HTML of a page as Markdown. It includes tables and lists from components, text
 * alternatives of images, every tab and all collapsed text.
 *
 *     <div class="admonition admonition-danger"><p class="admonition-title">Keys</p><p>Hide
 *     them.</p></div>
 *     > **Danger: Keys**
 *     >
 *     > Hide them.
 *
 * @param pageUrl absolute URL of the page; links to other pages become complete URLs
 */
export function htmlToMarkdown(html: string, pageUrl: string): string {
  return blocksOf(parseHtml(html), pageUrl).join('\n\n')
}

function isBlock(node: HtmlNode): boolean {
  return isElement(node) && (isBlockElement(node.tag) || node.children.some(isBlock))
}

/** One string per block; runs of text between blocks become paragraphs. */
function blocksOf(nodes: readonly HtmlNode[], pageUrl: string): string[] {
  const blocks: string[] = []
  let run: HtmlNode[] = []
  for (const node of nodes) {
    if (!isElement(node) || !isBlock(node)) {
      run.push(node)
      continue
    }
    blocks.push(paragraphOf(run, pageUrl), ...blockOf(node, pageUrl))
    run = []
  }
  return [...blocks, paragraphOf(run, pageUrl)].filter((block) => block !== '')
}

/** Blocks of an element; some may be empty. */
function blockOf(element: HtmlElement, pageUrl: string): string[] {
  const { tag, children } = element
  if (/^h[1-6]$/.test(tag))
    return [before(`${'#'.repeat(Number(tag[1]))} `, lineOf(children, pageUrl))]
  switch (tag) {
    case 'p':
    case 'dt':
      return [paragraphOf(children, pageUrl)]
    case 'ul':
    case 'ol':
      return [listOf(element, pageUrl)]
    case 'table':
      return [captionOf(element, pageUrl), tableOf(element, pageUrl)]
    case 'pre':
      return [codeBlockOf(element)]
    case 'blockquote':
      return [quoted(blocksOf(children, pageUrl))]
    case 'hr':
      return ['---']
    case 'summary':
      return [bold(lineOf(children, pageUrl))]
    case 'figure':
      return figureOf(element, pageUrl)
    case 'dl':
      return [definitionsOf(element, pageUrl)]
    case 'docs-tabs':
      return elementsOf(element).flatMap((panel) => tabOf(panel, pageUrl))
    case 'docs-filter':
      return elementsOf(element)
        .filter((child) => !hasClass(child, 'filter-bar'))
        .flatMap((child) => blockOf(child, pageUrl))
    case 'docs-island':
      return [islandOf(element, pageUrl)]
    case 'a':
      return [cardOf(element, pageUrl)]
    default:
      if (hasClass(element, 'admonition')) return [quoted(admonitionOf(element, pageUrl))]
      if (hasClass(element, 'cards')) return [blocksOf(children, pageUrl).join('\n')]
      return blocksOf(children, pageUrl)
  }
}

const elementsOf = ({ children }: HtmlElement) => children.filter(isElement)
const before = (mark: string, text: string) => (text === '' ? '' : `${mark}${text}`)
const bold = (text: string) => (text === '' ? '' : `**${text.replaceAll('**', '')}**`)

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
  const kind = /admonition-(\w+)/.exec(element.attributes.class ?? '')?.[1] ?? ''
  const isTitle = (child: HtmlNode) => isElement(child) && hasClass(child, 'admonition-title')
  const title = lineOf(element.children.filter(isTitle), pageUrl)
  const isPlain = title.toLowerCase() === kind || kind === ''
  const content = element.children.filter((child) => !isTitle(child))
  return [bold(isPlain ? title : `${capitalised(kind)}: ${title}`), ...blocksOf(content, pageUrl)]
}

function tabOf(panel: HtmlElement, pageUrl: string): string[] {
  const label = panel.attributes['data-label']
  if (label === undefined) return []
  return [bold(escapeMarkdown(label)), ...blocksOf(panel.children, pageUrl)]
}

function cardOf(element: HtmlElement, pageUrl: string): string {
  const [title = '', ...rest] = blocksOf(element.children, pageUrl)
  const link = linkTo(title, element.attributes.href ?? '', pageUrl)
  return `- ${linesOf([link, ...rest].join(': ')).join(' ')}`
}

/** One line with a link to the page and what the reader can do there. */
function islandOf(element: HtmlElement, pageUrl: string): string {
  const name = (element.attributes['data-name'] ?? '')
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase()
  const label = lineOf(find(element, 'button')?.children ?? [], pageUrl) || capitalised(name)
  return `[Interactive on the page: ${label}](${pageUrl})`
}

function find({ children }: HtmlElement, tag: string): HtmlElement | undefined {
  for (const element of elementsIn(children)) if (element.tag === tag) return element
  return undefined
}

/** An image becomes its text alternative; a code block includes its title. */
function figureOf(element: HtmlElement, pageUrl: string): string[] {
  const source = element.attributes['data-source']
  if (source !== undefined) return [`\`\`\`mermaid\n${source}\n\`\`\``]
  const caption = find(element, 'figcaption')
  const words = caption?.children ?? []
  const pre = find(element, 'pre')
  if (pre !== undefined) return [codeBlockOf(pre, plainTextOf(words))]
  const rest = element.children.filter((child) => child !== caption)
  return [...blocksOf(rest, pageUrl), paragraphOf(words, pageUrl)]
}

function codeBlockOf(pre: HtmlElement, title = ''): string {
  const shown = plainTextOf(pre.children).replace(/\n$/, '')
  const language = pre.attributes['data-language'] ?? ''
  const changed = language === 'diff' ? [] : linesIn(pre).map(changeOf)
  const isDiff = changed.some((sign) => sign !== ' ')
  const code = isDiff ? shown.replace(/^/gm, () => changed.shift() ?? '') : shown
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  const meta = title === '' ? '' : ` title=${JSON.stringify(title)}`
  return `${fence}${isDiff ? 'diff' : language}${meta}\n${code}\n${fence}`
}

function linesIn({ children }: HtmlElement): HtmlElement[] {
  return [...elementsIn(children)].filter((element) => hasClass(element, 'line'))
}

/** What a diff writes before a line. */
function changeOf(line: HtmlElement): string {
  return hasClass(line, 'diff-add') ? '+' : hasClass(line, 'diff-remove') ? '-' : ' '
}

/** Items with paragraphs are separated by empty lines, as in their source. */
function listOf(list: HtmlElement, pageUrl: string): string {
  const items = elementsOf(list).filter(({ tag }) => tag === 'li')
  const isLoose = items.some((item) => elementsOf(item).some(({ tag }) => tag === 'p'))
  const first = Number(list.attributes.start ?? 1)
  return items
    .map((item, index) => {
      const marker = list.tag === 'ol' ? `${first + index}. ` : '- '
      const box = hasClass(item, 'task-list-item') ? (isDone(item) ? '[x] ' : '[ ] ') : ''
      const blocks = blocksOf(item.children, pageUrl).join(isLoose ? '\n\n' : '\n')
      return `${marker}${box}${indented(blocks, marker.length)}`.trimEnd()
    })
    .join(isLoose ? '\n\n' : '\n')
}

function isDone(item: HtmlElement): boolean {
  const box = find(item, 'input')
  return box !== undefined && box.attributes.checked !== undefined
}

function indented(text: string, width: number): string {
  return text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(width)}`)
}

function definitionsOf(list: HtmlElement, pageUrl: string): string {
  return elementsOf(list)
    .flatMap((child) => (child.tag === 'div' ? elementsOf(child) : [child]))
    .map(({ tag, children }) =>
      tag === 'dt'
        ? `- ${bold(lineOf(children, pageUrl))}`
        : `  ${indented(blocksOf(children, pageUrl).join('\n\n'), 2)}`,
    )
    .join('\n')
}

function captionOf(table: HtmlElement, pageUrl: string): string {
  const caption = elementsOf(table).find(({ tag }) => tag === 'caption')
  return paragraphOf(caption?.children ?? [], pageUrl)
}

/**
 * Columns are separated by `|`; blocks within a cell by `<br>`, which Markdown tables allow. A cell
 * that covers several places is repeated in each, because Markdown tables have no spans.
 */
function tableOf(table: HtmlElement, pageUrl: string): string {
  const grid = tableGrid(table)
  const heads = grid.filter(({ isHead }) => isHead)
  const head = heads.length > 0 ? heads : grid.slice(0, 1)
  if (head.length === 0) return ''
  const columns = columnsOf(grid)
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const textOf = (cell: Pick<HtmlElement, 'children'>) => cellText(cell, pageUrl)
  const names = columns.map((column) => columnName(head, column, textOf))
  const rules = columns.map((column) => ruleOf(head.at(-1)?.places[column]))
  const body = grid
    .filter((row) => !head.includes(row))
    .map(({ places }) =>
      columns
        .filter((column) => column < places.length)
        .map((column) => textOf(places[column] ?? EMPTY_CELL)),
    )
  return [names, rules, ...body].map(line).join('\n')
}

const EMPTY_CELL = { children: [] }

function cellText({ children }: Pick<HtmlElement, 'children'>, pageUrl: string): string {
  return linesOf(blocksOf(children, pageUrl).join('\n'))
    .map((line, at, { length }) => (at === length - 1 ? line : withoutHardBreak(line)))
    .join('<br>')
    .replaceAll('|', '\\|')
}

/** The line between the head and the body of a column, with its alignment. */
function ruleOf(cell: HtmlElement | undefined): string {
  if (cell === undefined) return '---'
  if (hasClass(cell, 'align-center')) return ':-:'
  if (hasClass(cell, 'align-right')) return '--:'
  return hasClass(cell, 'align-left') ? ':--' : '---'
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
