import { attributeText, parseOutsideCode } from './html-references.ts'

/** Ids of footnotes: `user-content-fn-1`, and those of the third partial, `user-content-3-fn-1`. */
const FOOTNOTE = /^(user-content-(?:\d+-)?)fn(?:ref)?-/
const FOOTNOTES_LABEL = 'footnote-label'

interface Attribute {
  readonly name: string
  readonly value: string
  readonly start: number
  readonly end: number
}

/** An element whose id another one has already. */
export interface RepeatedId {
  readonly id: string
  readonly tag: string
}

/**
 * Give every element an id that no other one has: `install`, `install-2`. The link of a heading, and
 * the links between footnotes and their references, follow; all others lead to the first element.
 *
 * A list of footnotes ends with its section, so what follows belongs to another rendering of the
 * same partial.
 */
export function uniqueIds(html: string) {
  const parts: string[] = []
  const repeated: RepeatedId[] = []
  const taken = new Set<string>()
  /** The number of the next copy of an id. */
  const copies = new Map<string, number>()
  /** How many lists of footnotes with a prefix have ended. */
  const ended = new Map<string, number>()
  /** Prefixes of the sections around the place. */
  const sections: (string | undefined)[] = []
  let heading: { readonly from: string; readonly to: string } | undefined
  let copied = 0
  let read: Attribute[] = []

  const footnoteId = (id: string) => {
    const prefix = FOOTNOTE.exec(id)?.[1]
    const times = prefix === undefined ? 0 : (ended.get(prefix) ?? 0)
    return times === 0 ? id : `${id}-${times + 1}`
  }
  const freeId = (id: string) => {
    let free = id
    let copy = copies.get(id) ?? 2
    for (; taken.has(free); copy++) free = `${id}-${copy}`
    copies.set(id, copy)
    taken.add(free)
    return free
  }
  const renamed = (tag: string, { name, value }: Attribute) => {
    if (name === 'id') {
      const own = footnoteId(value)
      const free = freeId(own)
      if (free !== own && own !== FOOTNOTES_LABEL) repeated.push({ id: value, tag })
      if (/^h[1-6]$/.test(tag)) heading = { from: `#${value}`, to: `#${free}` }
      return free
    }
    if (name !== 'href' || !value.startsWith('#')) return value
    const isOwn = value === heading?.from && read.some((other) => isHeadingLink(other))
    return isOwn && heading !== undefined ? heading.to : `#${footnoteId(value.slice(1))}`
  }
  parseOutsideCode(html, (place) => ({
    onattribute(name, value) {
      if (read.every((other) => other.name !== name)) read.push({ name, value, ...place() })
    },
    onopentag(tag) {
      if (tag === 'section') sections.push(undefined)
      for (const attribute of read) {
        const { name, value, start, end } = attribute
        const prefix = name === 'id' ? FOOTNOTE.exec(value)?.[1] : undefined
        if (prefix !== undefined && tag === 'li' && sections.length > 0)
          sections[sections.length - 1] = prefix
        const now = renamed(tag, attribute)
        if (now === value) continue
        parts.push(html.slice(copied, start), attributeText(name, now))
        copied = end
      }
      read = []
    },
    onclosetag(tag) {
      const prefix = tag === 'section' ? sections.pop() : undefined
      if (prefix !== undefined) ended.set(prefix, (ended.get(prefix) ?? 0) + 1)
    },
  }))
  return { html: parts.join('') + html.slice(copied), repeated }
}

function isHeadingLink({ name, value }: Attribute): boolean {
  return name === 'class' && value.split(' ').includes('heading-anchor')
}
