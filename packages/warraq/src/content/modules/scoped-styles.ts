import { createHash } from 'node:crypto'
import { dirname, resolve } from 'node:path'

/** A style sheet that pages or their components import, ready for the browser bundle. */
export interface PreparedStyles {
  readonly css: string
  /** Classes by which a page needs it; none when it is for elements only. */
  readonly classes: readonly string[]
}

/** Text that is no selector: comments, strings and addresses. */
const OPAQUE = /\/\*[\s\S]*?\*\/|url\(\s*(?:"[^"]*"|'[^']*'|[^)"']*)\s*\)|"[^"\n]*"|'[^'\n]*'/
const GLOBAL = /:global\(\s*([^)]*)\)|:global\b\s?|:local\(\s*([^)]*)\)|:local\b\s?/
const COMPOSES = /\bcomposes\s*:[^;}]*;?/
const CLASS = /\.-?[A-Za-z_][\w-]*/
const TOKEN = new RegExp(
  [OPAQUE, GLOBAL, COMPOSES, CLASS].map(({ source }) => `(?:${source})`).join('|'),
  'g',
)

/** Name of a class of a CSS module outside it: `card_x3f9a`. */
export function scopedClass(name: string, file: string): string {
  return `${name}_${createHash('sha256').update(file).digest('hex').slice(0, 5)}`
}

/**
 * A style sheet as every page may load it: addresses are absolute, imports of packages are gone, and
 * the classes of a CSS module have names of their own.
 *
 * `.card { color: red }` in `card.module.css` becomes `.card_x3f9a { color: red }`.
 *
 * @param path absolute
 * @param file relative to the site, so that the same project has the same classes everywhere
 */
export function prepareStyles(css: string, path: string, file: string): PreparedStyles {
  const isModule = /\.module\.\w+$/.test(file)
  const classes = new Set<string>()
  const named = (dotted: string): string => {
    const name = isModule ? scopedClass(dotted.slice(1), file) : dotted.slice(1)
    classes.add(name)
    return `.${name}`
  }
  const text = css
    .replace(/@import\s+(?:url\()?\s*['"]([^'"]+)['"]\s*\)?[^;]*;/g, (whole, from: string) =>
      /^\.{1,2}\//.test(from) ? whole : '',
    )
    .replace(TOKEN, (token, globals?: string, locals?: string) => {
      if (token.startsWith('/*')) return ''
      if (token.startsWith('composes')) return ''
      if (token.startsWith(':global')) return globals ?? ''
      if (token.startsWith(':local')) return (locals ?? '').replace(/\.-?[A-Za-z_][\w-]*/g, named)
      if (token.startsWith('.')) return named(token)
      return absoluteAddress(token, path)
    })
  return { css: text, classes: [...classes].sort() }
}

/** An address or string of a style sheet, from any folder. */
function absoluteAddress(token: string, path: string): string {
  return token.replace(/(?<=^(?:url\(\s*)?['"]?)\.{1,2}\/[^'")]*/, (relative) =>
    resolve(dirname(path), relative.trim()),
  )
}
