import { type Handler, Parser } from 'htmlparser2'
import { decodeEntities } from './decode-entities.ts'
import { escapeHtml } from './escape-html.ts'
import { headingOfHtml, type PageHeading } from './heading-of-html.ts'

/** A link or image as written, with its line. */
export interface LinkUse {
  readonly href: string
  readonly line?: number
  /** Address of the link around this one; browsers end it before this one starts. */
  readonly within?: string
  /** Whether its author wrote it in HTML or JSX. */
  readonly isHtml?: true
}

/** An address of another origin that a page loads, with its line. */
export interface LoadUse extends LinkUse {
  readonly kind: LoadKind
}

/** Kinds of what browsers load, by which a policy allows it. */
export type LoadKind = 'fonts' | 'frames' | 'images' | 'media' | 'scripts' | 'styles'

/** Attributes that contain an address: of a page, or of a file to show. */
const ADDRESSES = new Map<string, readonly AddressName[]>([
  ['a', ['href']],
  ['area', ['href']],
  ['audio', ['src']],
  ['img', ['src', 'srcset']],
  ['source', ['src', 'srcset']],
  ['track', ['src']],
  ['video', ['src', 'poster']],
])
type AddressName = 'href' | 'src' | 'srcset' | 'poster'
const HEADING = /^h[2-6]$/
const isLink = (tag: string) => tag === 'a' || tag === 'area'

/**
 * Links, images, ids and headings of finished HTML, from Markdown, raw HTML and components.
 * @param lineOf finds the line of an address in the text from which the HTML was made
 */
export function collectReferences(
  html: string,
  lineOf: (href: string) => number | undefined = () => undefined,
) {
  const links: LinkUse[] = []
  /** Images and other files that the page shows. */
  const images: LinkUse[] = []
  const loads: LoadUse[] = []
  const anchors: string[] = []
  /** Headings below the title that have an id, in order: those of Markdown and of components. */
  const headings: PageHeading[] = []
  /** Where the current heading starts in `html`. */
  let start: number | undefined
  /** Addresses of the links around the current place. */
  const around: string[] = []
  /** Address of a link that the parser ends because another one starts directly inside it. */
  let ended: string | undefined
  const referenceTo = (href: string): LinkUse => {
    const line = lineOf(href)
    return line === undefined ? { href } : { href, line }
  }
  parseOutsideCode(html, (place) => ({
    onopentag(tag, attributes) {
      if (attributes.id) anchors.push(attributes.id)
      if (HEADING.test(tag)) start = place().start
      const within = tag === 'a' ? (ended ?? around.at(-1)) : around.at(-1)
      ended = undefined
      if (tag === 'a') around.push(attributes.href ?? '')
      if (attributes.class?.split(' ').includes('heading-anchor')) return
      for (const name of ADDRESSES.get(tag) ?? [])
        for (const href of hrefsIn(name, attributes[name])) {
          const use = referenceTo(href)
          if (isLink(tag)) links.push(within === undefined ? use : { ...use, within })
          else images.push(use)
        }
      for (const { kind, name } of loadedBy(tag, attributes))
        for (const href of hrefsIn(name, attributes[name]))
          if (isOfOtherOrigin(href)) loads.push({ ...referenceTo(href), kind })
    },
    onclosetag(tag, isImplied) {
      const link = tag === 'a' ? around.pop() : undefined
      ended = isImplied ? link : undefined
      if (start === undefined || !HEADING.test(tag)) return
      const heading = headingOfHtml(html.slice(start, place().end + 1))
      if (heading !== undefined) headings.push(heading)
      start = undefined
    },
  }))
  return { links, images, loads, anchors, headings }
}

/** Attributes with the address of something that browsers load, by the kind that its policy has. */
const LOADS = new Map<string, readonly Load[]>([
  ['audio', [{ name: 'src', kind: 'media' }]],
  ['iframe', [{ name: 'src', kind: 'frames' }]],
  ['img', images('src', 'srcset')],
  ['script', [{ name: 'src', kind: 'scripts' }]],
  ['source', [{ name: 'src', kind: 'media' }, ...images('srcset')]],
  ['track', [{ name: 'src', kind: 'media' }]],
  ['video', [{ name: 'src', kind: 'media' }, ...images('poster')]],
])
const STYLES: readonly Load[] = [{ name: 'href', kind: 'styles' }]

interface Load {
  readonly name: AddressName
  readonly kind: LoadKind
}

function images(...names: readonly AddressName[]): readonly Load[] {
  return names.map((name) => ({ name, kind: 'images' }))
}

function loadedBy(tag: string, { rel = '' }: Readonly<Record<string, string>>): readonly Load[] {
  const isStyles = tag === 'link' && /\bstylesheet\b/i.test(rel)
  return (isStyles ? STYLES : LOADS.get(tag)) ?? []
}

function isOfOtherOrigin(href: string): boolean {
  return /^\s*(?:https?:)?\/\//i.test(href)
}

export interface ResolvedReference {
  readonly href: string
  /** The link leads nowhere: its text stays, and `text` as `written`. */
  readonly unlinked?: { readonly text: string; readonly written: string }
  /** Attributes to add, unless the element already has them. */
  readonly attributes?: Readonly<Record<string, string>>
}

/** Resolvers of addresses; an attribute that one resolves to nothing is left out. */
export interface ReferenceResolvers {
  readonly link: (href: string) => ResolvedReference | undefined
  readonly image: (src: string) => ResolvedReference | undefined
}

/** An attribute of the current tag, with its position in the source. */
interface ReadAttribute {
  readonly name: string
  readonly value: string
  readonly start: number
  readonly end: number
}

/** Rewrite the target of every link and image; everything else stays byte for byte. */
export function replaceReferences(html: string, resolvers: ReferenceResolvers): string {
  const parts: string[] = []
  let copied = 0
  let read: ReadAttribute[] = []
  /** Whether a link that leads nowhere is open. */
  let isUnlinked = false
  parseOutsideCode(html, (place) => ({
    onattribute(name, value) {
      // As in browsers, only the first of two attributes with the same name counts.
      if (read.every((other) => other.name !== name))
        read.push({ name, value: value.trim(), ...place() })
    },
    onopentag(tag) {
      const names: readonly string[] = ADDRESSES.get(tag) ?? []
      const href = isLink(tag) ? read.find(({ name }) => name === 'href') : undefined
      const unlinked = href && resolvers.link(href.value)?.unlinked
      if (unlinked !== undefined) {
        const { start, end } = place()
        const [text = ''] = /^[^<]*/.exec(html.slice(end + 1)) ?? []
        const isSame = decodeEntities(text) === unlinked.text
        parts.push(html.slice(copied, start), isSame ? escapeHtml(unlinked.written) : text)
        copied = end + 1 + text.length
        isUnlinked = true
      }
      for (const attribute of unlinked === undefined ? read : []) {
        if (!names.includes(attribute.name)) continue
        const replaced = replacedAttribute(tag, attribute, read, resolvers)
        if (replaced === undefined) continue
        parts.push(html.slice(copied, attribute.start), replaced)
        copied = attribute.end
      }
      read = []
    },
    onclosetag(tag, isImplied) {
      if (!isUnlinked || !isLink(tag)) return
      isUnlinked = false
      if (isImplied) return
      parts.push(html.slice(copied, place().start))
      copied = place().end + 1
    },
  }))
  return parts.length === 0 ? html : parts.join('') + html.slice(copied)
}

/** Attributes that name the ids of other elements, with spaces between them. */
const ID_LISTS = new Set(
  'aria-activedescendant aria-controls aria-describedby aria-details aria-labelledby aria-owns for headers list'.split(
    ' ',
  ),
)

/** Rename the ids of elements, and what refers to them apart from links, and nothing else. */
export function renameIds(html: string, nameOf: (id: string) => string): string {
  const parts: string[] = []
  let copied = 0
  const renamed = (name: string, value: string) => {
    if (name === 'id') return nameOf(value)
    if (ID_LISTS.has(name)) return value.split(/\s+/).map(nameOf).join(' ')
    // Drawings refer to their gradients and arrow heads.
    return value.replace(/url\(#([^()]+)\)/g, (_, id: string) => `url(#${nameOf(id)})`)
  }
  parseOutsideCode(html, (place) => ({
    onattribute(name, value) {
      const now = renamed(name, value)
      if (now === value) return
      const { start, end } = place()
      parts.push(html.slice(copied, start), attributeText(name, now))
      copied = end
    },
  }))
  return parts.join('') + html.slice(copied)
}

const CODE_START = '<docs-code><figure class="code">'
const CODE_END = '</figure></docs-code>'

/**
 * Parse HTML without its highlighted code blocks: they contain no references, and make up most of a
 * page.
 * @param handlersOf gets a function that returns the parser's position in `html`
 */
export function parseOutsideCode(
  html: string,
  handlersOf: (place: () => { readonly start: number; readonly end: number }) => Partial<Handler>,
): void {
  /** Number of characters of code skipped so far. */
  let skipped = 0
  const place = () => ({ start: parser.startIndex + skipped, end: parser.endIndex + skipped })
  const parser: Parser = new Parser(handlersOf(place))
  let from = 0
  for (let at = html.indexOf(CODE_START); at !== -1; at = html.indexOf(CODE_START, from)) {
    const end = html.indexOf(CODE_END, at)
    if (end === -1) break
    parser.write(html.slice(from, at))
    skipped += end + CODE_END.length - at
    from = end + CODE_END.length
  }
  parser.end(html.slice(from))
}

function replacedAttribute(
  tag: string,
  { name, value }: ReadAttribute,
  others: readonly ReadAttribute[],
  { link, image }: ReferenceResolvers,
): string | undefined {
  if (name === 'srcset') {
    const srcset = candidatesOf(value)
      .flatMap(({ href, size }) => {
        const resolved = image(href)
        return resolved === undefined ? [] : [`${resolved.href}${size}`]
      })
      .join(', ')
    if (srcset === '') return ''
    return srcset === value ? undefined : attributeText(name, srcset)
  }
  const resolved = isLink(tag) ? link(value) : image(value)
  if (resolved === undefined) return ''
  const { href, attributes = {} } = resolved
  // Only images have a size and load lazily.
  const added = Object.entries(
    tag === 'img' ? withSizes(sized(attributes, others), others) : isLink(tag) ? attributes : {},
  )
    .filter(([added]) => others.every((other) => other.name !== added))
    .map(([added, text]) => ` ${attributeText(added, text)}`)
    .join('')
  return href === value && added === '' ? undefined : attributeText(name, href) + added
}

/**
 * The size of an image for which its author wrote one side only: the other follows from the ratio
 * of the file. A side that is not a number of pixels counts alone.
 */
function sized(
  { width, height, ...rest }: Readonly<Record<string, string>>,
  written: readonly ReadAttribute[],
): Readonly<Record<string, string>> {
  if (width === undefined || height === undefined) return rest
  const [ownWidth, ownHeight] = [writtenValue('width', written), writtenValue('height', written)]
  if (ownWidth === undefined && ownHeight === undefined) return { width, height, ...rest }
  const ratio = Number(width) / Number(height)
  const of = (side: string | undefined, factor: number) =>
    /^\s*\d+(?:\.\d+)?(?:px)?\s*$/.test(side ?? '')
      ? String(Math.round(Number.parseFloat(side ?? '') * factor))
      : undefined
  const [madeWidth, madeHeight] = [of(ownHeight, ratio), of(ownWidth, 1 / ratio)]
  return {
    ...(madeWidth && { width: madeWidth }),
    ...(madeHeight && { height: madeHeight }),
    ...rest,
  }
}

/** The width of the text; a browser that knows `auto` takes the width at which it lays out the image. */
const TEXT_WIDTH = 'auto, (min-width: 50rem) 46rem, 100vw'

/** The width by which browsers choose a copy of an image; none if its author lists files. */
function withSizes(
  { srcset, ...rest }: Readonly<Record<string, string>>,
  written: readonly ReadAttribute[],
): Readonly<Record<string, string>> {
  if (srcset === undefined || written.some(({ name }) => name === 'srcset')) return rest
  const [, width] = /^\s*(\d+)(?:px)?\s*$/.exec(writtenValue('width', written) ?? '') ?? []
  return { ...rest, srcset, sizes: width === undefined ? TEXT_WIDTH : `auto, ${width}px` }
}

function writtenValue(name: string, written: readonly ReadAttribute[]): string | undefined {
  return written.find((attribute) => attribute.name === name)?.value
}

function hrefsIn(name: string, value: string | undefined): string[] {
  if (value === undefined) return []
  return name === 'srcset' ? candidatesOf(value).map(({ href }) => href) : [value.trim()]
}

/** An address may contain commas, but neither begin nor end with one; then comes its size. */
const CANDIDATE = /([^\s,](?:\S*[^\s,])?)(\s[^,]*)?/g

/** `a.png, b.png 2x` contains two files, as in a browser; a size begins with its space. */
function candidatesOf(srcset: string): { href: string; size: string }[] {
  return Array.from(srcset.matchAll(CANDIDATE), ([, href = '', size = '']) => ({
    href,
    size: size.replace(/\s+/g, ' ').trimEnd(),
  }))
}

export function attributeText(name: string, value: string): string {
  return `${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
}
