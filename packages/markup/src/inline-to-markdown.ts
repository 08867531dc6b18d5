import { elementsIn, type HtmlElement, type HtmlNode, hasClass, isElement } from './parse-html.ts'

/** Form controls have no meaning in text. */
const LEFT_OUT = new Set('button input output script select style template textarea wbr'.split(' '))
const MARKS = new Map([
  ['b', '**'],
  ['strong', '**'],
  ['em', '*'],
  ['i', '*'],
  ['del', '~~'],
  ['s', '~~'],
])
const SPACES = /[ \t][ \t\n]|\n[ \t]|\t/
/** At the start of a line these would begin a heading, list, rule, quotation or directive. */
const MARKER = /^(\d*)(#{1,6}(?!\S)|[-+*_](?!\S)|[.)](?!\S)|(?:-+|=+)$|>|:{2,})/gm

/** Inline nodes as a paragraph of Markdown; line breaks stay. */
export function paragraphOf(nodes: readonly HtmlNode[], pageUrl: string): string {
  const text = inlineOf(nodes, pageUrl).trim()
  const lines = SPACES.test(text) ? text.replace(/[ \t]+/g, ' ').replace(/ ?\n ?/g, '\n') : text
  return lines.replace(MARKER, '$1\\$2')
}

/** Inline nodes as one line of Markdown. */
export function lineOf(nodes: readonly HtmlNode[], pageUrl: string): string {
  return inlineOf(nodes, pageUrl).replace(/\s+/g, ' ').trim()
}

function inlineOf(nodes: readonly HtmlNode[], pageUrl: string): string {
  return nodes
    .map((node) => (isElement(node) ? inlineElementOf(node, pageUrl) : escapeMarkdown(node)))
    .join('')
}

function inlineElementOf(element: HtmlElement, pageUrl: string): string {
  const { tag, children } = element
  if (LEFT_OUT.has(tag) || hasClass(element, 'heading-anchor')) return ''
  const inside = () => inlineOf(children, pageUrl)
  const mark = MARKS.get(tag)
  if (mark !== undefined) return marked(inside(), mark)
  switch (tag) {
    case 'a':
      return linkTo(inside(), element.attributes.href ?? '', pageUrl)
    case 'code':
    case 'kbd':
    case 'samp':
      return codeOf(plainTextOf(children))
    case 'br':
      return '\\\n'
    case 'img':
      return imageOf(element, pageUrl)
    case 'math':
      return formulaOf(element)
    case 'svg':
      return marked(escapeMarkdown(element.attributes['aria-label'] ?? ''), '*')
    default:
      return inside()
  }
}

/** Marks must touch the words, otherwise Markdown ignores them. */
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

export function plainTextOf(nodes: readonly HtmlNode[]): string {
  return nodes.map((node) => (isElement(node) ? plainTextOf(node.children) : node)).join('')
}

/** The source that a formula was made from, as Markdown with formulas writes it. */
function formulaOf(element: HtmlElement): string {
  const source = [...elementsIn(element.children)].find(({ tag }) => tag === 'annotation')
  const text = plainTextOf(source?.children ?? []).trim()
  const isDisplayed = element.attributes.display === 'block'
  return isDisplayed ? `$$\n${text}\n$$` : `$${text}$`
}

/** A link without text is dropped. */
export function linkTo(text: string, href: string, pageUrl: string): string {
  if (text.trim() === '') return ''
  return href === '' ? text : `[${text.trim()}](${absolute(href, pageUrl)})`
}

/** An image without a text alternative is decoration and is dropped. */
function imageOf(element: HtmlElement, pageUrl: string): string {
  const words = element.attributes.alt ?? ''
  if (words === '') return ''
  return `![${words.replace(/[[\]]/g, '\\$&')}](${absolute(element.attributes.src ?? '', pageUrl)})`
}

/** Links within the page keep only their hash, because their heading is in the same text. */
function absolute(href: string, pageUrl: string): string {
  if (href.startsWith('#')) return href
  return (URL.canParse(href, pageUrl) ? new URL(href, pageUrl).href : href).replace(
    /[\s()<>]/g,
    (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  )
}

/** Escapes what Markdown would parse; within words, brackets, `*` and `_` are safe. */
export function escapeMarkdown(text: string): string {
  if (!/[\\`*_<]|~~|\]\(/.test(text)) return text
  return text
    .replace(/[\\`]|~(?=~)|(?<=~)~/g, '\\$&')
    .replace(/\*(?=\S)|(?<=\S)\*/g, '\\*')
    .replace(/(?<![\p{L}\p{N}])_(?=\S)|(?<=\S)_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/\](?=\()/g, '\\]')
    .replace(/<(?=[a-zA-Z/!])/g, '\\<')
}
