import { attributeOf, type HtmlElement, type HtmlNode, hasClass, isElement } from './parse-html.ts'

/** Controls mean nothing in a text. */
const LEFT_OUT = new Set('button input output script select style template textarea wbr'.split(' '))
const SPACES = /[ \t][ \t\n]|\n[ \t]|\t/
/** At the start of a line these would begin a heading, a list, a quotation or a directive. */
const MARKER = /^(\d*)(#{1,6}(?=\s)|[-+](?=\s)|[.)](?=\s)|>|:{2,})/gm

/** Text with its links and marks as a paragraph of Markdown; lines end where they ended. */
export function paragraphOf(nodes: readonly HtmlNode[], pageUrl: string): string {
  const text = inlineOf(nodes, pageUrl).trim()
  const lines = SPACES.test(text) ? text.replace(/[ \t]+/g, ' ').replace(/ ?\n ?/g, '\n') : text
  return lines.replace(MARKER, '$1\\$2')
}

/** The same on one line. */
export function lineOf(nodes: readonly HtmlNode[], pageUrl: string): string {
  return inlineOf(nodes, pageUrl).replace(/\s+/g, ' ').trim()
}

function inlineOf(nodes: readonly HtmlNode[], pageUrl: string): string {
  return nodes
    .map((node) => (isElement(node) ? inlineElementOf(node, pageUrl) : escapeText(node)))
    .join('')
}

function inlineElementOf(element: HtmlElement, pageUrl: string): string {
  const { tag, children } = element
  if (LEFT_OUT.has(tag)) return ''
  const inside = () => inlineOf(children, pageUrl)
  switch (tag) {
    case 'a':
      return hasClass(element, 'heading-anchor')
        ? ''
        : linkTo(inside(), attributeOf(element, 'href') ?? '', pageUrl)
    case 'b':
    case 'strong':
      return marked(inside(), '**')
    case 'em':
    case 'i':
      return marked(inside(), '*')
    case 'del':
    case 's':
      return marked(inside(), '~~')
    case 'code':
    case 'kbd':
    case 'samp':
      return codeOf(plainTextOf(children))
    case 'br':
      return '\\\n'
    case 'img':
      return imageOf(element, pageUrl)
    case 'svg':
      return marked(escapeText(attributeOf(element, 'aria-label') ?? ''), '*')
    default:
      return inside()
  }
}

/** Marks stand directly at the words, else they mark nothing. */
function marked(text: string, mark: string): string {
  const words = text.trim()
  return words === '' ? text : text.replace(words, () => `${mark}${words}${mark}`)
}

function codeOf(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  const space = longest > 0 ? ' ' : ''
  return text === '' ? '' : `${fence}${space}${text}${space}${fence}`
}

/** The words alone. */
export function plainTextOf(nodes: readonly HtmlNode[]): string {
  return nodes.map((node) => (isElement(node) ? plainTextOf(node.children) : node)).join('')
}

/** Nothing to read is no link. */
export function linkTo(text: string, href: string, pageUrl: string): string {
  if (text.trim() === '') return ''
  return href === '' ? text : `[${text.trim()}](${absolute(href, pageUrl)})`
}

/** A picture without words is decoration. */
function imageOf(element: HtmlElement, pageUrl: string): string {
  const words = attributeOf(element, 'alt') ?? ''
  if (words === '') return ''
  return `![${words.replace(/[[\]]/g, '\\$&')}](${absolute(attributeOf(element, 'src') ?? '', pageUrl)})`
}

/** Places on the page itself stay short, as their heading stands in the same text. */
function absolute(href: string, pageUrl: string): string {
  if (href.startsWith('#')) return href
  return (URL.canParse(href, pageUrl) ? new URL(href, pageUrl).href : href).replace(
    /[\s()<>]/g,
    (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  )
}

/** What Markdown would read as a mark is escaped; brackets, stars and lines within words are none. */
export function escapeText(text: string): string {
  if (!/[\\`*_<]|\]\(/.test(text)) return text
  return text
    .replace(/[\\`]/g, '\\$&')
    .replace(/\*(?=\S)|(?<=\S)\*/g, '\\*')
    .replace(/(?<![\p{L}\p{N}])_(?=\S)|(?<=\S)_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/\](?=\()/g, '\\]')
    .replace(/<(?=[a-zA-Z/!])/g, '\\<')
}
