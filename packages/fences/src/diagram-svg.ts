const TAGS = new Set(
  'circle defs ellipse g line marker path polygon polyline rect svg text tspan'.split(' '),
)
const ATTRIBUTES = new Set(
  `cx cy d dx dy fill fill-opacity font-size font-style font-weight height id marker-end
  marker-height marker-start marker-width markerHeight markerWidth opacity orient points r refX refY
  rx ry stroke stroke-dasharray stroke-linecap stroke-linejoin stroke-opacity stroke-width
  text-anchor text-decoration transform viewBox width x x1 x2 y y1 y2`.split(/\s+/),
)
const ATTRIBUTE = /(?<![\w:-])([\w:-]+)="([^"<>]*)"/g
const REFERENCE = /^url\(#([\w-]+)\)$/
/** What the parts of a diagram may be coloured with; everything else would need a closer look. */
const PAINT =
  /^(?:none|transparent|currentcolor|#[\da-f]{3,8}|[a-z]+|rgba?\([\d\s.,%]+\)|var\(--[\w-]+\))$/i
const DARK_NAMES = new Set(
  'black blue brown darkblue darkgreen darkred gray green grey indigo maroon navy purple red teal'.split(
    ' ',
  ),
)

/**
 * A drawn diagram as an element of the page: without styles, which the policy of the page forbids,
 * with ids of its own, and with text that can be read on the colours that the author chose.
 * @param name distinguishes the diagrams of a page
 * @throws Error when the drawing contains something that is not known to be harmless
 */
export function pageSvg(svg: string, name: string, label: string): string {
  const drawing = svg.replace(/<style>[\s\S]*?<\/style>/g, '').replace(/<!--[\s\S]*?-->/g, '')
  /** The colour that the author gave the shape of the current node. */
  let chosen: string | undefined
  const parts: string[] = []
  let end = 0
  for (const {
    0: tag,
    1: closes,
    2: element = '',
    3: written = '',
    4: empty,
    index,
  } of drawing.matchAll(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<>]*")*)\s*(\/?)>/g)) {
    parts.push(textIn(drawing.slice(end, index)))
    end = index + tag.length
    if (!TAGS.has(element)) throw new Error(`the drawing contains <${element}>`)
    // The dots behind a chart are most of its bytes.
    if (written.includes('class="xychart-grid')) continue
    if (closes !== '') {
      if (element === 'g') chosen = undefined
      parts.push(`</${element}>`)
      continue
    }
    const attributes = [...written.matchAll(ATTRIBUTE)].flatMap(([, key = '', value = '']) =>
      attributeOf(element, key, value, { name, chosen }),
    )
    const fill = /\sfill="([^"]*)"/.exec(written)?.[1]
    if (fill !== undefined && isChosen(fill) && element !== 'text') chosen = fill
    const start = element === 'svg' ? rootAttributes(label) : ''
    parts.push(`<${element}${start}${attributes.join('')}${empty ? '/' : ''}>`)
  }
  return parts.join('') + textIn(drawing.slice(end))
}

function rootAttributes(label: string): string {
  return ` role="img" aria-label="${label}"`
}

function textIn(text: string): string {
  if (/[<>]/.test(text)) throw new Error('the drawing contains markup that cannot be read')
  return text.replace(/\s+/g, (space) => (space.includes('\n') ? '\n' : space))
}

interface Drawn {
  readonly name: string
  readonly chosen: string | undefined
}

function attributeOf(element: string, key: string, value: string, { name, chosen }: Drawn) {
  // The style sheet of diagrams has the colours of charts.
  if (key === 'class' && value.startsWith('xychart-')) return [` class="${value}"`]
  if (!ATTRIBUTES.has(key)) return []
  const written = (text: string) => [` ${key}="${text}"`]
  if (key === 'id') return written(`${name}-${value}`)
  const reference = REFERENCE.exec(value)?.[1]
  if (reference !== undefined) return written(`url(#${name}-${reference})`)
  if (key !== 'fill' && key !== 'stroke')
    return value.includes('(') && key !== 'transform' ? [] : written(value)
  if (!PAINT.test(value)) return []
  const isText = element === 'text' || element === 'tspan'
  return isText && chosen !== undefined && value.startsWith('var(')
    ? written(isDark(chosen) ? '#fff' : '#111')
    : written(value)
}

function isChosen(fill: string): boolean {
  return PAINT.test(fill) && !/^(?:var\(|none$|transparent$|currentcolor$)/i.test(fill)
}

/** Whether white text is easier to read on a colour than black text. */
function isDark(color: string): boolean {
  const hex = /^#([\da-f]{3}|[\da-f]{6})/i.exec(color)?.[1]
  const parts =
    hex === undefined
      ? (/^rgba?\(([\d\s.,]+)/i
          .exec(color)?.[1]
          ?.match(/[\d.]+/g)
          ?.map(Number) ?? [])
      : (hex.length === 3 ? hex.replace(/./g, '$&$&') : hex)
          .match(/../g)
          ?.map((pair) => Number.parseInt(pair, 16))
  const [red, green, blue] = parts ?? []
  if (red === undefined || green === undefined || blue === undefined)
    return DARK_NAMES.has(color.toLowerCase())
  return 0.299 * red + 0.587 * green + 0.114 * blue < 140
}
