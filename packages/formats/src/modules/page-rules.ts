/**
 * What a style sheet for another theme says about classes that pages and their components may have.
 * Its rules for elements and for parts of that theme are left out, and its custom properties get names
 * of their own, so that they do not change the theme of the engine.
 *
 *     :root { --gap: 2px } .navbar { top: 0 } .box { margin: var(--gap) }
 *     :root{--project-gap:2px}.box{margin:var(--project-gap)}
 */
export function rulesOfPages(css: string): string {
  const blocks = unlayered(blocksOf(css.replace(COMMENT, '')))
  const rules = rulesIn(blocks)
  if (rules === '') return ''
  const own = propertiesIn(blocks)
  const used = usedNames(rules, own)
  const themed = Object.entries(THEME_VALUES).filter(([name]) => used.has(name) && !own.has(name))
  const values = [
    ...(themed.length === 0
      ? []
      : [`:root{${themed.map(([name, value]) => `${name}:${value}`).join(';')}}`]),
    ...blocks.flatMap(({ head, body }) => valuesOf(head, body, used)),
    ...blocks.flatMap((block) => (isNeeded(block, rules) ? [`${block.head}{${block.body}}`] : [])),
  ]
  return renamed(`${values.join('')}${rules}`, own)
}

/**
 * Another style sheet with the custom properties of that theme that it uses.
 *
 *     .hero { color: var(--gap) }     :root{--project-gap:2px}.hero { color: var(--project-gap) }
 */
export function withProperties(css: string, theme: string): string {
  const blocks = unlayered(blocksOf(theme.replace(COMMENT, '')))
  const own = propertiesIn(blocks)
  const used = usedNames(css, own)
  const values = blocks.flatMap(({ head, body }) => valuesOf(head, body, used))
  return values.length === 0 ? css : renamed(`${values.join('')}${css}`, own)
}

interface Block {
  /** Selectors, or an at-rule with its condition. */
  readonly head: string
  readonly body: string
}

const COMMENT = /\/\*[\s\S]*?(?:\*\/|(?![\s\S]))/g
const TOKEN = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[{};]|[^{};"']+|./g

/** The blocks of a style sheet; statements without one, such as imports, are left out. */
function blocksOf(css: string): Block[] {
  const blocks: Block[] = []
  let [head, body, depth] = ['', '', 0]
  for (const [token] of css.matchAll(TOKEN)) {
    if (token === '}') depth--
    if (depth > 0) body += token
    else if (token === '}') {
      blocks.push({ head: head.trim(), body })
      head = body = ''
    } else if (token === ';') head = ''
    else if (token !== '{') head += token
    if (token === '{') depth++
    // A brace that closes nothing.
    depth = Math.max(depth, 0)
  }
  return blocks
}

const CONDITION = /^@(?:media|supports|container)\b/
/** A layer would give way to every rule of the theme. */
const LAYER = /^@layer\b/

/** The blocks with those of layers in their place. */
function unlayered(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) =>
    LAYER.test(block.head) ? unlayered(blocksOf(block.body)) : [block],
  )
}

/** Whether rules use an animation, or a custom property with a type. */
function isNeeded({ head }: Block, rules: string): boolean {
  const [, name] = /^@(?:keyframes|property)\s+([-\w]+)$/.exec(head) ?? []
  return name !== undefined && new RegExp(`(?<![-\\w])${name}(?![-\\w])`).test(rules)
}

function rulesIn(blocks: readonly Block[]): string {
  return blocks
    .map(({ head, body }) => {
      if (LAYER.test(head)) return rulesIn(unlayered(blocksOf(body)))
      if (CONDITION.test(head)) {
        const inner = rulesIn(blocksOf(body))
        return inner === '' ? '' : `${head}{${inner}}`
      }
      const selectors = head.split(/,(?![^(]*\))/).filter(isOfPages)
      return selectors.length === 0
        ? ''
        : `${selectors.map((one) => one.trim()).join(',')}{${body.trim()}}`
    })
    .join('')
}

/** Parts of the other theme, and classes that the engine gives a meaning of its own. */
const PARTS =
  /^(?:navbar|menu|footer|table-of-contents|pagination|breadcrumb|theme|docusaurus|docsearch|aa-|announcement|markdown|main-|dropdown|docs?-|doc_|toc|clean-btn|hash-link|anchor|admonition|tabs?$|card$|article|dark$|light$|prism|token|search|button$|badge$|icon|sidebar|outline|page|drawer|brand)/i

function isOfPages(selector: string): boolean {
  const classes = [...selector.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name)
  return (
    classes.length > 0 &&
    !selector.includes('#') &&
    !selector.startsWith('@') &&
    !classes.some((name) => PARTS.test(name))
  )
}

const ROOT = /^(?::root|:host|html|\[data-theme)/
const isRoot = (head: string) =>
  head.split(',').every((one) => ROOT.test(one.trim()) && !/[\s.>]/.test(one.trim()))

const declarationsIn = (body: string) =>
  [...body.matchAll(/(?<![\w-])(--[\w-]+)\s*:\s*([^;{}]*)/g)].map(([, name = '', value = '']) => ({
    name,
    value: value.trim(),
  }))

/** The custom properties that the root element has, with all their values. */
function propertiesIn(blocks: readonly Block[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { head, body } of blocks)
    if (isRoot(head))
      for (const { name, value } of declarationsIn(body))
        found.set(name, `${found.get(name) ?? ''} ${value}`)
  return found
}

/** The custom properties that a text needs, and those that these need. */
function usedNames(text: string, own: ReadonlyMap<string, string>): ReadonlySet<string> {
  const used = new Set<string>()
  const open = [text]
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const [name] of next.matchAll(/--[\w-]+/g)) {
      if (used.has(name)) continue
      used.add(name)
      open.push(own.get(name) ?? '')
    }
  return used
}

function valuesOf(head: string, body: string, used: ReadonlySet<string>): string[] {
  if (!isRoot(head)) return []
  const kept = declarationsIn(body).filter(({ name }) => used.has(name))
  return kept.length === 0
    ? []
    : [`${head}{${kept.map(({ name, value }) => `${name}:${value}`).join(';')}}`]
}

function renamed(css: string, own: ReadonlyMap<string, string>): string {
  return css.replace(/--[\w-]+/g, (name) => (own.has(name) ? `--project-${name.slice(2)}` : name))
}

/** Values of Infima's custom properties in the theme of the engine. */
const THEME_VALUES: Readonly<Record<string, string>> = {
  '--ifm-color-primary': 'var(--color-accent)',
  '--ifm-color-primary-dark': 'var(--color-accent-strong)',
  '--ifm-color-primary-darker': 'var(--color-accent-strong)',
  '--ifm-link-color': 'var(--color-accent)',
  '--ifm-font-color-base': 'var(--color-text)',
  '--ifm-heading-color': 'var(--color-text)',
  '--ifm-background-color': 'var(--color-page)',
  '--ifm-background-surface-color': 'var(--color-raised)',
  '--ifm-color-emphasis-200': 'var(--color-line)',
  '--ifm-color-emphasis-300': 'var(--color-line)',
  '--ifm-color-emphasis-600': 'var(--color-soft)',
  '--ifm-color-emphasis-700': 'var(--color-soft)',
  '--ifm-global-radius': 'var(--radius-small)',
  '--ifm-global-spacing': '1rem',
}
