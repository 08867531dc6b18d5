import { ownValue } from '@warraq/search/own-value'
import type { ReactNode } from 'react'
import { Admonition } from '../../theme/Admonition/Admonition.tsx'
import { Card } from '../../theme/Card/Card.tsx'
import { Cards } from '../../theme/Card/Cards.tsx'
import { Details } from '../../theme/Details/Details.tsx'
import { Filter } from '../../theme/Filter/Filter.tsx'
import { Steps } from '../../theme/Steps/Steps.tsx'
import { type Tab, Tabs } from '../../theme/Tabs/Tabs.tsx'

/** A `:::` container of Markdown, with its content as React elements. */
export interface FilledContainer {
  /** Name of the directive: `note`, `tabs`. */
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** The label in brackets after the name, as content and as plain text. */
  readonly label?: { readonly content: ReactNode; readonly text: string }
  /** The tabs directly inside it. */
  readonly tabs: readonly Tab[]
  readonly children: ReactNode
  /** The same as HTML, in which placeholders are still empty. */
  readonly html: string
  /** Distinguishes the sets of tabs of a page. */
  readonly id: string
}

/** The theme part that shows a container; every name without a part is an admonition. */
export function containerPart(container: FilledContainer): ReactNode {
  return (ownValue(PARTS, container.name) ?? admonition)(container)
}

const PARTS: Readonly<Record<string, (container: FilledContainer) => ReactNode>> = {
  details: ({ attributes, label, children }) => (
    <Details
      id={attributes.id || undefined}
      isOpen={attributes.open !== undefined && attributes.open !== 'false'}
      summary={label?.content}
    >
      {children}
    </Details>
  ),
  tabs: ({ id, attributes, tabs }) => (
    <Tabs
      id={id}
      tabs={tabs}
      group={attributes.group ?? ''}
      query={attributes.query ?? ''}
      label={attributes.label}
    />
  ),
  steps: ({ children }) => <Steps>{children}</Steps>,
  cards: ({ children }) => <Cards>{children}</Cards>,
  card: ({ attributes, children }) => (
    <Card href={attributes.href ?? ''} title={attributes.title ?? ''} icon={attributes.icon}>
      {children}
    </Card>
  ),
  filter: ({ label, html, children }) => (
    <Filter label={label?.text} count={entryCount(html)}>
      {children}
    </Filter>
  ),
}

/** What a filter shows and hides: third-level headings, otherwise the rows of a table. */
function entryCount(html: string): number {
  const headings = html.match(/<h3[\s>]/g)
  if (headings !== null) return headings.length
  const [, ...bodies] = html.split('<tbody>')
  return bodies.reduce((sum, body) => sum + (body.match(/<tr[\s>]/g)?.length ?? 0), 0)
}

function admonition({ name, attributes, label, children }: FilledContainer): ReactNode {
  return (
    <Admonition
      kind={name}
      title={label?.content ?? (attributes.title || undefined)}
      label={label?.text || attributes.title || undefined}
      id={attributes.id || undefined}
      className={attributes.class}
    >
      {children}
    </Admonition>
  )
}
