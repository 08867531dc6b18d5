import { isDeepStrictEqual } from 'node:util'
import { isHarmlessUrl } from '@warraq/markup/url-scheme'
import {
  Children,
  type ComponentType,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react'
import type { Diagnostic } from '../../shared/data/diagnostic.ts'
import type { HeadTag } from '../../shared/data/page-payload.ts'
import { type Place, problemAt } from '../../shared/data/problem-at.ts'
import type { PageScratch } from '../compile-context.ts'
import { textOfNode } from './react-values.ts'

/**
 * `<Head>`: moves its `title`, `meta` and `link` elements to the document head, where they replace
 * the site's own. Other elements are left out, with a warning.
 */
export function headIn(
  scratch: PageScratch,
  lineOf: () => number | undefined = () => undefined,
): ComponentType<Record<string, unknown>> {
  return ({ children }) => {
    const place = { file: scratch.file, line: lineOf() }
    const redirects: ReactElement[] = []
    for (const child of Children.toArray(children as ReactNode)) {
      if (!isValidElement<{ readonly children?: ReactNode }>(child)) continue
      if (child.type === 'title') {
        scratch.head.title = textOfNode(child.props.children).trim() || undefined
        continue
      }
      if (child.type !== 'meta' && child.type !== 'link') {
        scratch.problems.push(leftOutOfHead(child.type, place))
        continue
      }
      const { children: _, ...attributes } = child.props
      if (isRefresh(attributes) && scratch.context.rules.redirectsInText) {
        redirects.push(child)
        continue
      }
      // Every document of the engine says it.
      if (Object.keys(attributes).join().toLowerCase() === 'charset') continue
      const entries = Object.entries(attributes).map(([name, value]) => [name, String(value)])
      const tag = { tag: child.type, attributes: Object.fromEntries(entries) } as const
      if (isHeadTag(tag)) addOnce(tag, scratch.head.tags)
      else scratch.problems.push(forbiddenHead(tag, place))
    }
    return redirects
  }
}

/** Whether it redirects. It stays in the text, where the redirects that pages write there are handled. */
function isRefresh(attributes: Readonly<Record<string, unknown>>): boolean {
  return String(attributes['http-equiv']).toLowerCase() === 'refresh'
}

/** A component around content is rendered twice, with what it adds to the head. */
function addOnce(tag: HeadTag, tags: HeadTag[]): void {
  if (!tags.some((known) => isDeepStrictEqual(known, tag))) tags.push(tag)
}

const META_ATTRIBUTES = new Set(['name', 'property', 'content', 'media', 'lang'])
const HEAD_RELATIONS = new Set(
  'alternate author canonical help icon license me next prev preconnect dns-prefetch'.split(' '),
)

const HEAD_ADVICE = {
  expected: `<title>, <meta> with name or property, or <link> with rel ${[...HEAD_RELATIONS].join(', ')}`,
  fix: 'remove it, or set it for the whole site in docs.config.ts',
}

/** Whether an element describes the page, and neither loads code nor redirects. */
function isHeadTag({ tag, attributes }: HeadTag): boolean {
  const names = Object.keys(attributes)
  if (tag === 'meta') return names.every((name) => META_ATTRIBUTES.has(name))
  const { rel = '', href = '' } = attributes
  return HEAD_RELATIONS.has(rel) && isHarmlessUrl(href) && !names.some((name) => /^on/i.test(name))
}

function forbiddenHead({ tag, attributes }: HeadTag, place: Place): Diagnostic {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return problemAt(place, 'html/forbidden', {
    found: `<${tag}${written.join('')}> in the head`,
    ...HEAD_ADVICE,
  })
}

function leftOutOfHead(type: ReactElement['type'], place: Place): Diagnostic {
  return problemAt(place, 'html/left-out', {
    found: `${typeof type === 'string' ? `<${type}>` : 'a component'} in the head, which is left out`,
    ...HEAD_ADVICE,
  })
}
