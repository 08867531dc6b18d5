import { createHash } from 'node:crypto'
import { decodeEntities } from './decode-entities.ts'
import { STYLE_CLASS } from './island-styles.ts'

/**
 * Properties that change an element and what is around it in the text. Those that cover other parts
 * of the page, move or run something are missing.
 */
const PROPERTY = `accent-color align-(?:content|items|self) aspect-ratio
  background(?:-color|-image|-position|-repeat|-size)? block-size border(?:-[a-z-]+)?
  bottom|left|right|top box-(?:shadow|sizing) break-(?:after|before|inside) caption-side
  clear|float color column(?:s|-[a-z-]+) direction display empty-cells fill(?:-opacity)?
  flex(?:-[a-z]+)? font(?:-[a-z-]+)? gap|column-gap|row-gap grid(?:-[a-z-]+)? height|width hyphens
  inline-size justify-(?:content|items|self) letter-spacing|word-spacing line-height
  list-style(?:-position|-type)? margin(?:-[a-z-]+)?
  (?:max|min)-(?:block-size|height|inline-size|width) object-(?:fit|position) opacity order
  overflow(?:-wrap|-x|-y)? padding(?:-[a-z-]+)? place-(?:content|items|self) stroke(?:-[a-z]+)?
  tab-size table-layout text-[a-z-]+ unicode-bidi vertical-align visibility white-space
  word-(?:break|wrap) writing-mode`
const PROPERTIES = new RegExp(`^(?:${PROPERTY.split(/\s+/).join('|')})$`)
const POSITION = /^(?:static|relative)$/i

/** Functions that compute a value; none of them loads a file. */
const FUNCTIONS = new Set(
  `calc clamp color color-mix conic-gradient fit-content hsl hsla hwb lab lch light-dark linear-gradient max min minmax
  oklab oklch radial-gradient repeat repeating-linear-gradient rgb rgba var`.split(/\s+/),
)

/** Numbers, words and operators, strings, and brackets; nothing that ends a declaration or a rule. */
const VALUE = /^(?:[-+\w\s.,%#/*]|"[^"\\<\n]*"|'[^'\\<\n]*'|[()])+$/
const TOKEN = /\/\*[\s\S]*?(?:\*\/|$)|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[();]|[^"'();/]+|./g

/**
 * Read the text of a `style` attribute.
 * @param isCode whether a component of the site wrote it: it may set any property
 * @returns the declarations that a style sheet may hold (`color:red`), and the others as written
 */
export function readStyle(style: string, isCode = false) {
  const kept: string[] = []
  const refused: string[] = []
  for (const written of declarationsIn(style)) {
    const declaration = safeDeclaration(written, isCode)
    if (declaration === undefined) refused.push(written)
    else kept.push(declaration)
  }
  return { kept, refused }
}

/** The declarations of a style without comments; a semicolon in a string or brackets ends none. */
function declarationsIn(style: string): string[] {
  const found = ['']
  let depth = 0
  for (const [token] of style.matchAll(TOKEN)) {
    if (token.startsWith('/*')) continue
    if (token === ';' && depth === 0) {
      found.push('')
      continue
    }
    if (token === '(') depth++
    else if (token === ')') depth--
    found[found.length - 1] += token
  }
  return found.map((text) => text.trim()).filter((text) => text !== '')
}

/** A declaration as a style sheet may hold it; `undefined` if it must not. */
function safeDeclaration(written: string, isCode: boolean): string | undefined {
  const [, given = '', whole = ''] = /^([-\w]+)\s*:([\s\S]*)$/.exec(written) ?? []
  const important = /!\s*important$/i.exec(whole)?.[0] ?? ''
  const value = whole.slice(0, whole.length - important.length).trim()
  const isOwn = given.startsWith('--')
  const name = isOwn ? given : given.toLowerCase()
  const isKnown = isOwn || isCode || PROPERTIES.test(name) || isInText(name, value)
  if (name === '' || !isKnown || !isSafeValue(value)) return undefined
  return `${name}:${value.replace(/\s+/g, ' ')}${important === '' ? '' : '!important'}`
}

const isInText = (name: string, value: string) => name === 'position' && POSITION.test(value)

function isSafeValue(value: string): boolean {
  if (!VALUE.test(value)) return false
  const bare = value.replace(/"[^"]*"|'[^']*'/g, '""')
  if (bare.includes('/*') || bare.includes('*/')) return false
  const names = [...bare.matchAll(/(?<![-\w])([-\w]+)\s*\(|\(/g)].map(([, name = '']) =>
    name.toLowerCase(),
  )
  return isBalanced(bare) && names.every((name) => name === '' || FUNCTIONS.has(name))
}

function isBalanced(text: string): boolean {
  let depth = 0
  for (const character of text) {
    if (character === '(') depth++
    if (character === ')' && --depth < 0) return false
  }
  return depth === 0
}

/** The class for a style: that of aligned cells, or its own with declarations in `styles`. */
export function classForStyle(
  style: string,
  styles: Set<string>,
  isCode = false,
): string | undefined {
  const declarations = readStyle(style, isCode).kept.join(';')
  const [, side] = /^text-align:(left|center|right)$/i.exec(declarations) ?? []
  if (side !== undefined) return `align-${side.toLowerCase()}`
  if (declarations === '') return undefined
  styles.add(declarations)
  return styleClass(declarations)
}

const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi
const ATTRIBUTE = /\s([^\s"'=<>/]+)="([^"]*)"/g

/** HTML that React made of the site's own components, with classes in place of its styles. */
export function withStyleClasses(html: string, styles: Set<string>): string {
  return replaceStyles(html, (style) => ({
    name: classForStyle(decodeEntities(style), styles, true),
    attribute: '',
  }))
}

/**
 * The same for HTML that React hydrates. It keeps each style in `data-style`, so that the browser can
 * put it back before hydration: only then does React change the style that readers see.
 */
export function withLiveStyles(html: string, styles: Set<string>): string {
  return replaceStyles(html, (style) => {
    const declarations = readStyle(decodeEntities(style), true).kept.join(';')
    if (declarations !== '') styles.add(declarations)
    const name = declarations === '' ? undefined : styleClass(declarations)
    return { name, attribute: ` data-style="${style}"` }
  })
}

/** Put a class and another attribute in place of each `style` attribute. */
function replaceStyles(
  html: string,
  replace: (style: string) => { readonly name: string | undefined; readonly attribute: string },
): string {
  if (!html.includes(' style="')) return html
  return html.replace(TAG, (tag) => {
    const given = new Map([...tag.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, value]))
    const style = given.get('style')
    if (style === undefined) return tag
    const { name, attribute } = replace(style)
    const names = [given.get('class'), name].filter((one) => one).join(' ')
    const bare = tag.replace(ATTRIBUTE, (text, name: string) =>
      name === 'style' || name === 'class' ? '' : text,
    )
    const added = `${names === '' ? '' : ` class="${names}"`}${attribute}`
    return bare.replace(/^<[^\s/>]+/, (start) => `${start}${added}`)
  })
}

/** The class that stands for declarations; the same in every page and every build. */
export function styleClass(declarations: string): string {
  return `${STYLE_CLASS}${createHash('sha256').update(declarations).digest('hex').slice(0, 8)}`
}

/** A rule for the class of declarations; like a `style` attribute, it wins over other rules. */
export function styleRule(declarations: string): string {
  return `.${styleClass(declarations)}:not(#_){${declarations}}`
}
