import type { ReactNode } from 'react'
import { type Diagnostic, warningAt } from '../../shared/diagnostic.ts'
import { nearestOf } from '../../shared/nearest.ts'
import { ownValue } from '../../shared/own-value.ts'
import { ADMONITION_LOOKS, ADMONITION_TITLES, admonitionTitle } from '../admonitions.ts'
import type { PageScratch } from '../compile-context.ts'
import type { ModuleComponent } from './module-component.ts'
import { textOfNode } from './text-of-node.ts'

/** `<Admonition>`; an unknown type gives a plain box and a warning. */
export function admonitionComponent(scratch: PageScratch): ModuleComponent {
  return ({ type = 'note', title, children }) => {
    const name = String(type)
    if (!Object.hasOwn(ADMONITION_TITLES, name))
      scratch.problems.push(unknownAdmonition(name, scratch.file))
    const shown = (title as ReactNode) ?? admonitionTitle(name, scratch.context.text)
    const look = ownValue(ADMONITION_LOOKS, name) ?? name
    return (
      <div className={`admonition admonition-${look}`} role="note" aria-label={textOfNode(shown)}>
        <p className="admonition-title">{shown}</p>
        {children as ReactNode}
      </div>
    )
  }
}

function unknownAdmonition(type: string, file: string): Diagnostic {
  const known = Object.keys(ADMONITION_TITLES)
  const nearest = nearestOf(type, known)
  return warningAt(file, 'admonition/unknown-type', {
    found: `<Admonition type="${type}">`,
    expected: `one of: ${known.join(', ')}`,
    fix:
      nearest === undefined
        ? 'use a known type; until then it is a plain box with this name'
        : `did you mean "${nearest}"? Until then it is a plain box with this name`,
  })
}
