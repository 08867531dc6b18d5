import type { ReactNode } from 'react'
import { type Diagnostic, warningAt } from '../../shared/diagnostic.ts'
import { nearestOf } from '../../shared/nearest.ts'
import { Admonition } from '../../theme/Admonition/Admonition.tsx'
import { ADMONITION_TITLES } from '../../theme/Admonition/admonition-kinds.ts'
import type { PageScratch } from '../compile-context.ts'
import type { ModuleComponent } from './module-component.ts'
import { textOfNode } from './text-of-node.ts'

/** `<Admonition>`; an unknown type gives a plain box and a warning. */
export function admonitionComponent(scratch: PageScratch): ModuleComponent {
  return ({ type = 'note', title, children }) => {
    const kind = String(type)
    if (!Object.hasOwn(ADMONITION_TITLES, kind))
      scratch.problems.push(unknownAdmonition(kind, scratch.file))
    const shown = title as ReactNode
    return (
      <Admonition kind={kind} title={shown} label={shown == null ? undefined : textOfNode(shown)}>
        {children as ReactNode}
      </Admonition>
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
