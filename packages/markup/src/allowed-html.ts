import { canAllowAttribute, FORBIDDEN_ATTRIBUTE } from './allowable-html.ts'

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/))
}

function setsOf(table: Readonly<Record<string, string>>): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(Object.entries(table).map(([name, text]) => [name, words(text)]))
}

const GLOBAL = words('id class title lang dir hidden role tabindex translate align spellcheck')

const TABLE_CELL = 'colspan rowspan headers scope abbr width height valign nowrap'
const MEDIA = 'src controls loop muted autoplay preload'
const FIELD =
  'type value placeholder min max step pattern inputmode autocomplete checked disabled readonly required size rows cols multiple'

/**
 * HTML elements that content may contain, with their attributes in addition to the global ones:
 * those of HTML today, and those that lay out the READMEs of repositories.
 */
const ATTRIBUTES = setsOf({
  a: 'href name target rel download hreflang type',
  area: 'href alt coords shape target rel',
  audio: MEDIA,
  blockquote: 'cite',
  br: 'clear',
  button: 'type disabled',
  col: 'span width valign',
  colgroup: 'span width valign',
  data: 'value',
  del: 'cite datetime',
  details: 'open name',
  hr: 'size width noshade',
  img: 'src srcset sizes alt width height loading decoding fetchpriority usemap border hspace vspace',
  input: FIELD,
  ins: 'cite datetime',
  label: 'for',
  li: 'value',
  map: 'name',
  meter: 'value min max low high optimum',
  ol: 'start reversed type',
  option: 'value selected disabled label',
  progress: 'value max',
  q: 'cite',
  select: FIELD,
  source: 'src srcset sizes type media width height',
  table: 'width height border cellpadding cellspacing rules frame summary',
  tbody: 'valign',
  td: TABLE_CELL,
  textarea: FIELD,
  tfoot: 'valign',
  th: TABLE_CELL,
  thead: 'valign',
  time: 'datetime',
  tr: 'height valign',
  track: 'src kind srclang label default',
  ul: 'type',
  video: `${MEDIA} poster width height playsinline`,
})

/** HTML elements that content may contain, with the global attributes only. */
const PLAIN = words(
  `abbr address article aside b bdi bdo big caption center cite code dd dfn div dl dt em figcaption figure footer
  h1 h2 h3 h4 h5 h6 header hgroup i kbd legend mark menu nav p picture pre rp rt ruby s samp search section small
  span strike strong sub summary sup tt u var wbr fieldset datalist optgroup output`,
)

/** Attributes of elements that a site may allow by name. */
const BY_NAME = setsOf({
  iframe: 'src width height allow allowfullscreen loading sandbox referrerpolicy',
  form: 'action method autocomplete',
})

const DRAWING = words(
  `circle clippath defs desc ellipse g line lineargradient marker mask path pattern polygon polyline radialgradient rect
  stop svg symbol text textpath title tspan use a`,
)

const FORMULA = words(
  `math menclose mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace msqrt mstyle msub
  msubsup msup mtable mtd mtext mtr munder munderover none semantics annotation`,
)

const DRAWING_ATTRIBUTES = words(
  `href xlink:href target rel viewbox xmlns xmlns:xlink version preserveaspectratio width height x y x1 x2 y1 y2 cx cy r rx ry
  fx fy d dx dy points transform gradienttransform gradientunits patterntransform patternunits patterncontentunits
  clippathunits maskunits maskcontentunits markerwidth markerheight markerunits refx refy orient offset spreadmethod
  pathlength lengthadjust textlength startoffset rotate method side focusable
  alignment-baseline baseline-shift clip-path clip-rule color color-interpolation cursor direction display
  dominant-baseline fill fill-opacity fill-rule font-family font-size font-style font-variant font-weight
  letter-spacing marker-end marker-mid marker-start mask opacity overflow paint-order pointer-events shape-rendering
  stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-opacity stroke-width text-anchor text-decoration text-rendering unicode-bidi vector-effect visibility
  word-spacing writing-mode xml:space`,
)

const FORMULA_ATTRIBUTES = words(
  `xmlns display displaystyle scriptlevel mathvariant mathsize mathcolor mathbackground stretchy symmetric fence separator
  accent accentunder form lspace rspace largeop maxsize minsize movablelimits linethickness columnalign rowalign
  columnspacing rowspacing columnlines rowlines frame notation width height depth voffset columnspan rowspan encoding`,
)

/** Custom elements of the engine that components add to content. */
const OWN_ELEMENTS = words('docs-table docs-tabs docs-filter docs-copy')

/** Elements of HTML, past and present, that content may not contain by default. */
const OTHERS = words(
  `acronym applet base basefont bgsound blink body canvas command content dialog dir embed font form frame frameset head
  html iframe image isindex keygen link listing marquee menuitem meta multicol nextid nobr noembed noframes noscript object
  param plaintext portal rb rtc script selectedcontent slot spacer style template title xmp`,
)

/** Whether HTML has an element of this name; what only looks like one may be meant as text. */
export function isKnownElement(tag: string): boolean {
  return ATTRIBUTES.has(tag) || PLAIN.has(tag) || OTHERS.has(tag) || tag.includes('-')
}

export type Namespace = 'html' | 'svg' | 'math'

/**
 * Whether content may contain an element. Custom elements of the site count as its own code; those
 * of the engine are forbidden, except for a few that components add to content.
 * @param others elements that the configuration allows
 */
export function isAllowedElement(
  tag: string,
  namespace: Namespace,
  others: ReadonlySet<string>,
): boolean {
  if (namespace === 'svg') return DRAWING.has(tag)
  if (namespace === 'math') return FORMULA.has(tag)
  if (ATTRIBUTES.has(tag) || PLAIN.has(tag) || others.has(tag)) return true
  return tag.startsWith('docs-') ? OWN_ELEMENTS.has(tag) : tag.includes('-')
}

/** Whether the configuration allows an attribute by name: `iframe[frameborder]`, `[v-pre]`. */
export function isAllowedByName(name: string, tag: string, allowed: ReadonlySet<string>): boolean {
  return canAllowAttribute(name) && (allowed.has(`${tag}[${name}]`) || allowed.has(`[${name}]`))
}

/** Whether an allowed element may have an attribute; names are in lower case. */
export function isAllowedAttribute(name: string, tag: string, namespace: Namespace): boolean {
  if (GLOBAL.has(name) || /^(?:aria|data)-[\w.:-]+$/.test(name)) return true
  if (namespace === 'svg') return DRAWING_ATTRIBUTES.has(name)
  if (namespace === 'math') return FORMULA_ATTRIBUTES.has(name)
  if (tag.includes('-')) return !FORBIDDEN_ATTRIBUTE.test(name)
  return (BY_NAME.get(tag) ?? ATTRIBUTES.get(tag))?.has(name) === true
}

const ADDRESSES = words(
  'href src srcset poster action cite data formaction ping background xlink:href',
)

/** Whether an attribute contains one or more addresses. */
export function holdsAddress(name: string): boolean {
  return ADDRESSES.has(name)
}
