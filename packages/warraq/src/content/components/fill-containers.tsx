import { replaceComments } from '@warraq/markup/source-code'
import { textOfHtml } from '@warraq/markup/text-of-html'
import { ownValue } from '@warraq/search/own-value'
import type { ReactNode } from 'react'
import { Admonition } from '../../theme/Admonition/Admonition.tsx'
import { Card } from '../../theme/Card/Card.tsx'
import { Cards } from '../../theme/Card/Cards.tsx'
import { Details } from '../../theme/Details/Details.tsx'
import { Filter } from '../../theme/Filter/Filter.tsx'
import { Steps } from '../../theme/Steps/Steps.tsx'
import { type Tab, Tabs } from '../../theme/Tabs/Tabs.tsx'
import type { PageScratch } from '../compile-context.ts'
import type { ContainerUse } from '../placeholders.ts'
import { renderPart } from './render-component.tsx'

/** A `:::` container of Markdown, with its content as React elements. */
interface FilledContainer {
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

/** A container whose end has not been read yet. */
interface OpenContainer {
  /** Of its placeholder; empty for the page. */
  readonly name: string
  html: string
  label?: string
  readonly tabs: FilledContainer['tabs'][number][]
}

/**
 * Let theme parts render the containers of a page. React does not parse HTML, so a part is rendered
 * around a placeholder for the HTML of the Markdown inside.
 *
 *     <docs-slot n="key-0"><docs-slot n="key-label">Keys</docs-slot>…</docs-slot>
 *     <div class="admonition admonition-danger"><p class="admonition-title">Keys</p>…</div>
 *
 * @returns the HTML, in which placeholders are still empty
 */
export function fillContainers(html: string, scratch: PageScratch): string {
  const page = newContainer('')
  const open = [page]
  for (const piece of scratch.placeholders.pieces(html)) {
    const inner = open.at(-1) ?? page
    inner.html += piece.html
    if (piece.tag === 'opens') open.push(newContainer(piece.name))
    else if (piece.tag === 'closes' && open.length > 1) {
      open.pop()
      close(inner, open.at(-1) ?? page, scratch)
    }
  }
  return page.html
}

function newContainer(name: string): OpenContainer {
  return { name, html: '', tabs: [] }
}

/** Add a finished container to the one around it. */
function close(inner: OpenContainer, outer: OpenContainer, scratch: PageScratch): void {
  const { placeholders } = scratch
  const use = placeholders.container(inner.name)
  if (use === undefined) outer.label = inner.html
  else if (use.tab !== undefined)
    outer.tabs.push({ ...use.tab, content: placeholders.element(inner.html) })
  else outer.html += rendered(use, inner, scratch)
}

function rendered(use: ContainerUse, open: OpenContainer, scratch: PageScratch): string {
  const { label, tabs, name } = open
  const { placeholders } = scratch
  const text = label === undefined ? '' : textOfHtml(placeholders.fill(label)).trim()
  const attributes = withId(use, text, scratch)
  const above = use.name === 'tabs' ? betweenTabs(open.html) : ''
  const part = containerPart({
    name: use.name,
    attributes,
    ...(label === undefined || label.trim() === ''
      ? {}
      : { label: { content: placeholders.element(label), text } }),
    tabs,
    children: placeholders.element(open.html),
    html: open.html,
    id: String(placeholders.containersUpTo(name, 'tabs')),
  })
  return above + renderPart(part, scratch)
}

/** What an author wrote between tabs is reported, and shown above them. */
function betweenTabs(html: string): string {
  return replaceComments(html, () => '').trim()
}

/** Gives an accordion an id derived from its label, so that each question has an address. */
function withId(
  { name, attributes }: ContainerUse,
  label: string,
  { contents, slugOf }: PageScratch,
): FilledContainer['attributes'] {
  if (name !== 'details' || label === '' || attributes.id) return attributes
  let id = slugOf(label)
  while (contents.some((heading) => heading.id === id)) id = slugOf(label)
  return { ...attributes, id }
}

/** The theme part that shows a container; every name without a part is an admonition. */
function containerPart(container: FilledContainer): ReactNode {
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
