import {
  type DefaultTreeAdapterTypes,
  html as names,
  parseFragment,
  serialize,
  defaultTreeAdapter as tree,
} from 'parse5'
import { isKnownElement } from './allowed-html.ts'
import { escapeHtml } from './escape-html.ts'
import { attributeName, faultsOf, type HtmlRules, judgeHtml } from './judge-html.ts'
import { classForStyle } from './style-declarations.ts'
import { textOfHtml } from './text-of-html.ts'
import { isHarmlessUrl } from './url-scheme.ts'

type Element = DefaultTreeAdapterTypes.Element
type Parent = DefaultTreeAdapterTypes.ParentNode
type Child = DefaultTreeAdapterTypes.ChildNode

/** Elements whose content is not text for readers. */
const WITHOUT_TEXT = new Set(
  'applet base embed frame frameset head link meta noembed noframes noscript param script style title'.split(
    ' ',
  ),
)

/** Characters around a tag that tell whether it stands within a line. */
const NEARBY = 80

/** Once parsed, clean HTML is nearly always parsed in the same way again. */
const MOST_ROUNDS = 3

/**
 * HTML without anything that `judgeHtml` refuses. Forbidden attributes are left out, and so are
 * forbidden elements, whose content stays; an `<iframe>` becomes a link to its page, and a style a
 * class. Drawings and formulas lose a forbidden element as a whole, and scripts and styles leave nothing. Open elements
 * are closed.
 *
 *     <font color="red">a</font> <b onclick="f()">b</b>   a <b>b</b>
 *
 * The HTML must not nest too deeply.
 */
export function cleanHtml(html: string, rules: HtmlRules): string {
  let clean = html
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const context = tree.createElement('div', names.NS.HTML, [])
    const root = parseFragment(context, clean, { sourceCodeLocationInfo: true })
    fill(root, cleanedNodes(root, { ...rules, html: clean }))
    clean = serialize(root)
    // Browsers parse the result again, so that is what must be clean.
    if (judgeHtml(clean, rules).every(({ isHarmless }) => isHarmless)) return clean
  }
  return `<p>${escapeHtml(textOfHtml(clean))}</p>`
}

interface CleaningRules extends HtmlRules {
  readonly html: string
}

function cleanedNodes(parent: Parent, rules: CleaningRules): Child[] {
  const { childNodes } = parent.nodeName === 'template' ? (parent as Template).content : parent
  return childNodes.flatMap((node): Child[] => {
    if (!('tagName' in node)) return node.nodeName === '#text' ? [node] : []
    const faults = faultsOf(node, rules)
    if (faults.some(({ kind }) => kind === 'element')) return remainsOf(node, rules)
    const wrong = new Set(
      faults.filter((fault) => !fault.isHarmless).map((fault) => fault.attribute),
    )
    if (node.tagName === 'iframe' && wrong.has('src')) return linkToFrame(node)
    node.attrs = attributesOf(node, wrong, rules)
    fill(node, cleanedNodes(node, rules))
    return [node]
  })
}

type Template = DefaultTreeAdapterTypes.Template

function fill(parent: Parent, nodes: readonly Child[]): void {
  parent.childNodes = []
  for (const node of nodes) tree.appendChild(parent, node)
}

/** What a forbidden element leaves in its place. */
function remainsOf(element: Element, rules: CleaningRules): Child[] {
  const { tagName, namespaceURI } = element
  if (namespaceURI !== names.NS.HTML || WITHOUT_TEXT.has(tagName)) return []
  if (tagName === 'iframe') return linkToFrame(element)
  const text = placeholderOf(element, rules.html)
  const inside = cleanedNodes(element, rules)
  return text === undefined ? inside : [tree.createTextNode(text), ...inside]
}

/**
 * The tag of an element that is probably text which its author forgot to escape: unknown, without
 * attributes and end, and within a line, as in `Array<string>` or `run <name>`.
 */
function placeholderOf({ tagName, attrs, sourceCodeLocation }: Element, html: string) {
  const { startOffset = 0, startTag, endTag } = sourceCodeLocation ?? {}
  if (startTag === undefined || endTag || attrs.length > 0 || isKnownElement(tagName)) return
  const before = html
    .slice(Math.max(startOffset - NEARBY, 0), startOffset)
    .split('\n')
    .at(-1)
  const [after] = html.slice(startTag.endOffset, startTag.endOffset + NEARBY).split('\n')
  return `${before}${after}`.trim() === '' ? undefined : html.slice(startOffset, startTag.endOffset)
}

/** A frame shows its page only where it is allowed; elsewhere readers can open it. */
function linkToFrame({ attrs }: Element): Child[] {
  const textIn = (name: string) => attrs.find((given) => given.name === name)?.value ?? ''
  const href = textIn('src')
  if (href.trim() === '' || !isHarmlessUrl(href)) return []
  const link = tree.createElement('a', names.NS.HTML, [{ name: 'href', value: href }])
  tree.insertText(link, textIn('title') || href)
  return [link]
}

/** The attributes of an element without the wrong ones; a style becomes a class. */
function attributesOf(
  { attrs }: Element,
  wrong: ReadonlySet<string | undefined>,
  { styles }: HtmlRules,
): Element['attrs'] {
  const kept = attrs.filter(
    (given) => !wrong.has(attributeName(given)) && /^[\w.:-]+$/.test(given.name),
  )
  const style = attrs.find(({ name }) => name === 'style')?.value ?? ''
  const name = classForStyle(style, styles)
  if (name === undefined) return kept
  const others = kept.filter(({ name }) => name !== 'class')
  const former = kept.find(({ name }) => name === 'class')?.value
  return [...others, { name: 'class', value: former ? `${former} ${name}` : name }]
}
