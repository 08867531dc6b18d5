import type { ReactNode } from 'react'
import { type ModuleComponent, type ModulePage, nearestOf, textOfNode } from 'warraq/plugin'

/** `<CodeBlock>`: its props are the options of a fence. */
export function codeBlockIn(page: ModulePage): ModuleComponent {
  return ({ children, language, className, title, metastring, showLineNumbers }) => {
    const named = /language-(\S+)/.exec(String(className ?? ''))?.[1]
    return page.fence({
      code: textOfNode(children as ReactNode),
      language: language == null ? named : String(language),
      meta: [metastring, titleMeta(title), lineNumbersMeta(showLineNumbers)].join(' '),
    })
  }
}

function titleMeta(title: unknown): string {
  const text = textOfNode(title as ReactNode)
  const quote = text.includes('"') ? "'" : '"'
  return text === '' ? '' : `title=${quote}${text}${quote}`
}

/** The prop is a switch or the number of the first line. */
function lineNumbersMeta(shown: unknown): string {
  if (typeof shown === 'number') return `showLineNumbers=${shown}`
  return shown === true ? 'showLineNumbers' : ''
}

/** The types of boxes that Docusaurus has, or once had. */
const TYPES = 'note tip info warning danger secondary success important caution'.split(' ')

/** `<Admonition>`; an unknown type gives a plain box and a warning. */
export function admonitionIn(page: ModulePage): ModuleComponent {
  const { Admonition } = page.components
  return ({ type = 'note', title, children }) => {
    const kind = String(type)
    if (!TYPES.includes(kind)) {
      const nearest = nearestOf(kind, TYPES)
      const advice = nearest === undefined ? 'use a known type.' : `did you mean "${nearest}"?`
      page.report('admonition/unknown-type', {
        found: `<Admonition type="${kind}">`,
        expected: `one of: ${TYPES.join(', ')}`,
        fix: `${advice} Until then it is a plain box with this name`,
      })
    }
    const shown = title as ReactNode
    return (
      <Admonition kind={kind} title={shown} label={shown == null ? undefined : textOfNode(shown)}>
        {children as ReactNode}
      </Admonition>
    )
  }
}
