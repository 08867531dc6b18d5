import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html as names, parse } from 'parse5'
import {
  holdsAddress,
  isAllowedAttribute,
  isAllowedByName,
  isAllowedElement,
  type Namespace,
} from './allowed-html.ts'
import { shortened } from './shortened.ts'
import { readStyle } from './style-declarations.ts'
import { isHarmlessUrl, isPixelData, runsCode } from './url-scheme.ts'

/** A violation of the rules for HTML in content. */
export interface HtmlFault {
  readonly kind: 'element' | 'attribute' | 'address' | 'unclosed' | 'ambiguous'
  readonly found: string
  /** Texts to search for in the source near the violation, the most specific first. */
  readonly traces: readonly string[]
  /** The tag itself, and its number among all such tags, if it occurs several times. */
  readonly occurrence?: { readonly text: string; readonly number: number }
  /** Names of the element and of its attribute, in lower case. */
  readonly tag?: string
  readonly attribute?: string
  /** The address of an attribute. */
  readonly value?: string
  /** Whether the page may contain it all the same: an address with an unknown scheme. */
  readonly isHarmless?: true
  /** Whether nothing is lost with it: the engine says the same in another way. */
  readonly isMended?: true
}

export interface HtmlRules {
  /** Elements, and schemes with their colon, that the configuration allows in addition. */
  readonly allowed: ReadonlySet<string>
  /** Whether an element is a placeholder for HTML of the engine. */
  readonly isPlaceholder: (tag: string, attribute: string) => boolean
  /** Code of the script that the engine itself adds. */
  readonly ownScript: string
  /** Collects the declarations for which `cleanHtml` writes classes. */
  readonly styles: Set<string>
}

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node

/** Parse errors after which a browser might build another tree than the checked one. */
const AMBIGUOUS = new Set(
  `abrupt-closing-of-empty-comment cdata-in-html-content end-tag-with-attributes
  eof-in-comment eof-in-tag incorrectly-closed-comment incorrectly-opened-comment
  missing-whitespace-between-attributes unexpected-character-in-attribute-name
  unexpected-character-in-unquoted-attribute-value
  unexpected-equals-sign-before-attribute-name unexpected-null-character
  unexpected-question-mark-instead-of-tag-name unexpected-solidus-in-tag`.split(/\s+/),
)

const OPENINGS: Readonly<Record<string, string>> = { 'eof-in-comment': '<!--', 'eof-in-tag': '<' }

/** The parser notes the positions of all elements for the sake of `onParseError`, which takes time. */
const WITHOUT_PLACES = {
  ...defaultTreeAdapter,
  setNodeSourceCodeLocation() {},
  updateNodeSourceCodeLocation() {},
}

const END = 'docs-end'
/** Elements around the content. */
const AROUND = ['body', 'main', 'article', 'div']
const BEFORE = '<!doctype html><html><head></head><body><main><article><div>'
/**
 * The `<hr>` ends an open paragraph, as the elements after real content do; open formatting
 * elements continue after it and show up as a violation.
 */
const AFTER = `<hr><span class="${END}"></span></div></article></main></body></html>`

/**
 * Check HTML that authors can influence, in the tree that a browser makes of it: only listed
 * elements, attributes and addresses are allowed, and it must not affect the page around it.
 */
export function judgeHtml(html: string, rules: HtmlRules): HtmlFault[] {
  const faults: HtmlFault[] = []
  const document = parse(`${BEFORE}${html}${AFTER}`, {
    treeAdapter: WITHOUT_PLACES,
    onParseError: ({ code, startOffset }) => {
      if (!AMBIGUOUS.has(code)) return
      // What is still open at the end began earlier.
      const opening = OPENINGS[code]
      const at = opening === undefined ? startOffset - BEFORE.length : html.lastIndexOf(opening)
      faults.push({
        kind: 'ambiguous',
        found: `HTML that browsers correct: ${code.replaceAll('-', ' ')}`,
        traces:
          opening === undefined
            ? [html.slice(Math.max(at - 20, 0), at + 1), html.slice(Math.max(at - 5, 0), at + 1)]
            : [html.slice(at, at + 20).trimEnd(), opening],
      })
    },
  })
  const frame = frameOf(document, html, faults)
  // Content that breaks out of the frame stands after it.
  const open: Node[] = [document]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (!('childNodes' in node)) continue
    if ('tagName' in node && !frame.has(node)) faults.push(...faultsOf(node, rules))
    for (const child of node.childNodes.toReversed()) open.push(child)
  }
  return faults
}

/** The elements around the content; adds what is wrong with them to the faults. */
function frameOf(
  document: DefaultTreeAdapterTypes.Document,
  html: string,
  faults: HtmlFault[],
): ReadonlySet<Element> {
  const frame = new Set<Element | undefined>([childOf(childOf(document, 'html'), 'head')])
  let at: Node | undefined = document
  for (const tag of ['html', ...AROUND]) {
    at = childOf(at, tag)
    frame.add(at)
    if (at !== undefined && at.attrs.length > 0)
      faults.push({
        kind: 'element',
        found: `the element <${tag}>`,
        traces: [`<${tag} `, `<${tag}`],
      })
  }
  const last = at?.childNodes.at(-1)
  const isWhole = last !== undefined && 'tagName' in last && isEnd(last)
  if (!isWhole) faults.push(unclosed(html))
  return new Set([...frame].filter((element) => element !== undefined))
}

/** Names the tag because of which the content ends too early or too late. */
function unclosed(html: string): HtmlFault {
  // Parsed again, because keeping the positions of all elements of all pages takes time.
  const document = parse(`${BEFORE}${html}${AFTER}`, { sourceCodeLocationInfo: true })
  const root = AROUND.reduce<Element | undefined>(childOf, childOf(document, 'html'))
  const startOf = (place?: { readonly startOffset: number } | null) =>
    place ? place.startOffset - BEFORE.length : html.length
  const closedAt = startOf(root?.sourceCodeLocation?.endTag)
  const isClosed = closedAt < html.length
  const at = isClosed ? closedAt : startOf(root?.childNodes.at(-1)?.sourceCodeLocation)
  const [tag = ''] = /^<[^<>]*>/.exec(html.slice(at)) ?? []
  const [before] = /(?<![^<>\n])[^<>\n]*$/.exec(html.slice(0, at)) ?? []
  const [after] = /^[^<>\n]*/.exec(html.slice(at + tag.length)) ?? []
  const whole = 'an element or a comment that stays open, or a closing tag without an opening one'
  const named = isClosed ? `${tag} without an opening tag` : `${tag}, which stays open`
  return {
    kind: 'unclosed',
    found: tag === '' ? whole : named,
    ...(tag !== '' && { occurrence: { text: tag, number: html.slice(0, at).split(tag).length } }),
    traces: [`${tag}${after}`, `${before}${tag}`, tag, ...(tag === '' ? ['<!--'] : [])].filter(
      (trace) => trace !== '' && html.split(trace).length === 2,
    ),
  }
}

function childOf(node: Node | undefined, tag: string): Element | undefined {
  if (node === undefined || !('childNodes' in node)) return undefined
  return node.childNodes.find(
    (child): child is Element => 'tagName' in child && child.tagName === tag,
  )
}

function isEnd({ attrs }: Element): boolean {
  return attrs.length === 1 && attrs[0]?.name === 'class' && attrs[0].value === END
}

const NAMESPACES: Readonly<Record<string, Namespace>> = {
  [names.NS.HTML]: 'html',
  [names.NS.SVG]: 'svg',
  [names.NS.MATHML]: 'math',
}

/** Faults of an element itself; its children are judged on their own. */
export function faultsOf(element: Element, rules: HtmlRules): HtmlFault[] {
  const tag = element.tagName.toLowerCase()
  const namespace = NAMESPACES[element.namespaceURI]
  const [first] = element.attrs
  if (first !== undefined && rules.isPlaceholder(tag, `${first.name}=${first.value}`)) return []
  if (tag === 'script' && first === undefined && codeOf(element) === rules.ownScript) return []
  if (namespace === undefined || !isAllowedElement(tag, namespace, rules.allowed)) {
    const traces = [`<${element.tagName}`, `<${tag}`]
    return [{ kind: 'element', found: `the element <${tag}>`, tag, traces }]
  }
  return element.attrs.flatMap((given): HtmlFault[] => {
    const { value } = given
    const name = attributeName(given)
    const traces = [`${name}="${value}"`, value, `${name}=`].filter((text) => text !== '')
    const place = { tag, attribute: name, traces }
    if (name === 'style') return [styleFault(value, place)]
    const isAllowed =
      isAllowedByName(name, tag, rules.allowed) || isAllowedAttribute(name, tag, namespace)
    if (!isAllowed) return [{ kind: 'attribute', found: `${name} of <${tag}>`, ...place }]
    const verdict = judgeValue({ name, value, tag, namespace }, rules.allowed)
    if (verdict === 'allowed') return []
    const found = `${name}="${shortened(value)}" of <${tag}>`
    return [
      {
        kind: 'address',
        found,
        value,
        ...place,
        ...(verdict === 'unknown' && { isHarmless: true }),
      },
    ]
  })
}

/** A style becomes a class, and a fault names what the class does not say. */
function styleFault(
  style: string,
  place: Pick<HtmlFault, 'tag' | 'attribute' | 'traces'>,
): HtmlFault {
  const found = `style of <${place.tag}>`
  const { refused } = readStyle(style)
  return refused.length === 0
    ? { kind: 'attribute', found, ...place, isMended: true }
    : { kind: 'attribute', found: `${found}: ${shortened(refused.join('; '))}`, ...place }
}

/** Name of an attribute in lower case, with its prefix: `xlink:href`. */
export function attributeName({ prefix, name }: Element['attrs'][number]): string {
  return (prefix ? `${prefix}:${name}` : name).toLowerCase()
}

function codeOf({ childNodes: [code] }: Element): string | undefined {
  return code !== undefined && 'value' in code ? code.value : undefined
}

interface JudgedAttribute {
  readonly name: string
  readonly value: string
  readonly tag: string
  readonly namespace: Namespace
}

/** Whether an attribute may have its value, may not, or has an address with an unknown scheme. */
function judgeValue(
  { name, value, tag, namespace }: JudgedAttribute,
  allowed: ReadonlySet<string>,
): 'allowed' | 'forbidden' | 'unknown' {
  const verdict = (isAllowed: boolean) => (isAllowed ? 'allowed' : 'forbidden')
  // SVG elements may refer to parts of their own image, but not to other files.
  if (namespace === 'svg' && tag !== 'a' && /href$/.test(name))
    return verdict(value.trim().startsWith('#'))
  if (namespace === 'svg' && /url\s*\(\s*(?:["']\s*)?[^\s"'#]/i.test(value)) return 'forbidden'
  if (tag === 'iframe' && name === 'src') return verdict(/^https:\/\//.test(value))
  if (!holdsAddress(name)) return 'allowed'
  if (/^(?:src|poster)$/.test(name) && /^(?:img|video|source)$/.test(tag) && isPixelData(value))
    return 'allowed'
  const urls = name === 'srcset' || name === 'ping' ? value.split(/[\s,]+/) : [value]
  if (urls.some(runsCode)) return 'forbidden'
  return urls.every((url) => isHarmlessUrl(url, allowed)) ? 'allowed' : 'unknown'
}
