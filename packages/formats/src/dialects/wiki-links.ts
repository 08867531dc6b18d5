import type { Image, Link, PhrasingContent, Text } from 'mdast'
import { type Diagnostic, defineMdastPlugin, problemAt, type WrittenPage } from 'warraq/plugin'
import { placeIn } from './place-in.ts'
import { type WikiLink, wikiAddress, wikiText } from './wiki-link.ts'

/**
 * `[[page#heading|text]]`, and `![[file]]` for an embed; `list[["name"]]` and `[[ -f x ]]` are
 * code.
 */
const WIKI_LINK =
  /(!|(?<![\w\])]))\[\[(?![\s"'-])([^[\]|#\n]*)((?:#[^[\]|\n]*)?)(?:\\?\|([^[\]\n]*))?\]\]/g
const IMAGE = /\.(?:avif|bmp|gif|jpe?g|png|svg|webp)$/i

/**
 * Read the links of a vault. Pages are named without their folder, so the address is looked up when
 * all pages are known; until then it is what its author wrote.
 */
export function wikiLinks(page: WrittenPage) {
  return defineMdastPlugin({
    name: 'wiki-links',
    options: { position: true },
    text(node, context) {
      const { start, end } = node.position ?? {}
      if (start?.offset === undefined || end?.offset === undefined) return
      // The node may begin after a backslash.
      const written = context.source.slice(Math.max(start.offset - 1, 0), end.offset)
      const escaped = escapedPairs(written, node.value)
      const nodes: PhrasingContent[] = []
      let from = 0
      for (const match of node.value.matchAll(WIKI_LINK)) {
        if (escaped.has(node.value.indexOf('[[', match.index))) continue
        const line = start.line + node.value.slice(0, match.index).split('\n').length - 1
        const { made, problem } = nodeOf(match, placeIn(page, line))
        if (made === undefined) continue
        if (problem !== undefined) page.report(problem)
        nodes.push(textNode(node.value.slice(from, match.index)), made)
        from = match.index + match[0].length
      }
      if (from === 0) return
      const last = textNode(node.value.slice(from))
      context.replaceNode(node, [...nodes, last].filter(isFilled))
    },
  })
}

/**
 * Where in `value` brackets stand that have a backslash in the source: they are text.
 * @param written the source of the text node `value`
 */
function escapedPairs(written: string, value: string): ReadonlySet<number> {
  const pairs = [...written.matchAll(/\\?\[\\?\[/g)]
  const shown = [...value.matchAll(/\[\[/g)]
  const isSame = pairs.length === shown.length
  const isEscaped = (at: number) => !isSame || pairs[at]?.[0] !== '[['
  return new Set(shown.filter((_, at) => isEscaped(at)).map(({ index }) => index))
}

function textNode(value: string): Text {
  return { type: 'text', value }
}

function isFilled(node: PhrasingContent): boolean {
  return node.type !== 'text' || node.value !== ''
}

interface Made {
  readonly made?: Link | Image
  readonly problem?: Diagnostic
}

function nodeOf(
  [written, sign, path = '', hash = '', alias]: RegExpExecArray,
  place: ReturnType<typeof placeIn>,
): Made {
  const name = path.trim()
  // `[[1, 2]]` is a list of numbers.
  if (!/\p{L}/u.test(name + hash) || /^_?toc_?$/i.test(name)) return {}
  const link: WikiLink = { name, hash, ...(alias === undefined ? {} : { alias }) }
  if (sign !== '' && IMAGE.test(name)) return { made: image(wikiAddress(link, sign), name, alias) }
  const url = wikiAddress(link)
  const shown = alias?.trim() || wikiText(link)
  const made: Link = { type: 'link', url, children: [textNode(shown)] }
  return sign === '' ? { made } : { made, problem: embedded(place, written) }
}

/** `![[a.png|300]]` and `![[a.png|300x200]]` say how wide an image is. */
function image(url: string, name: string, alias = ''): Image {
  const [, width, height] = /^(\d+)(?:x(\d+))?$/.exec(alias.trim()) ?? []
  const alt = width === undefined && alias !== '' ? alias : name.replace(/^.*\/|\.\w+$/g, '')
  const size = { ...(width && { width }), ...(height && { height }) }
  return { type: 'image', url, alt, data: { hProperties: size } } as Image
}

function embedded(place: ReturnType<typeof placeIn>, written: string): Diagnostic {
  return problemAt(place, 'foreign/obsidian-embed', {
    found: `${written}, an embed of Obsidian`,
    expected: 'an image; the content of a note cannot be embedded',
    fix: 'readers see its name, which leads to a note that exists; copy the text, or write ::include{file="./note.md"} on a line of its own',
  })
}
