import { createElement, type ReactNode } from 'react'
import { textOfHtml } from '../../html/text-of-html.ts'
import { replaceComments } from '../../markdown/source-code.ts'
import { type ContainerUse, fillSlots, type PageScratch } from '../compile-context.ts'
import { containerPart, type FilledContainer } from './container-parts.tsx'
import { renderPart } from './render-component.tsx'

/** Placeholder elements that the parser renders for a container or a tab, and for a label. */
export const CONTAINER_TAG = 'docs-container'
export const LABEL_TAG = 'docs-label'

/** A container whose end has not been read yet. */
interface OpenContainer {
  /** Index in `scratch.containers`; -1 for the page and for labels. */
  readonly at: number
  html: string
  label?: string
  readonly tabs: FilledContainer['tabs'][number][]
  readonly holes: string[]
}

/**
 * Let theme parts render the containers of a page. React does not parse HTML, so a part is rendered
 * around placeholders, which are then replaced by the HTML of the Markdown inside.
 *
 *     <docs-container n="key-0"><docs-label n="key">Keys</docs-label>…</docs-container>
 *     <div class="admonition admonition-danger"><p class="admonition-title">Keys</p>…</div>
 */
export function fillContainers(html: string, scratch: PageScratch): string {
  const { slotKey } = scratch
  const tags = new RegExp(
    `<(${CONTAINER_TAG}|${LABEL_TAG}) n="${slotKey}(?:-(\\d+))?">|</(${CONTAINER_TAG}|${LABEL_TAG})>`,
    'g',
  )
  const page = newContainer()
  const open = [page]
  let end = 0
  for (const { 0: tag, 1: opened, 2: number, index } of html.matchAll(tags)) {
    const inner = open.at(-1) ?? page
    inner.html += html.slice(end, index)
    end = index + tag.length
    if (opened !== undefined) open.push(newContainer(number))
    else if (open.length > 1) {
      open.pop()
      close(inner, open.at(-1) ?? page, scratch)
    }
  }
  return page.html + html.slice(end)
}

function newContainer(number = '-1'): OpenContainer {
  return { at: Number(number), html: '', tabs: [], holes: [] }
}

/** Add a finished container to the one around it. */
function close(inner: OpenContainer, outer: OpenContainer, scratch: PageScratch): void {
  const use = scratch.containers[inner.at]
  if (use === undefined) outer.label = inner.html
  else if (use.tab !== undefined) outer.tabs.push({ ...use.tab, content: hole(inner.html, outer) })
  else outer.html += rendered(use, inner, scratch)
}

/** Placeholder for HTML inside a part while React renders it. */
function hole(html: string, { holes }: OpenContainer): ReactNode {
  return createElement('docs-hole', { n: holes.push(html) - 1 })
}

function rendered(use: ContainerUse, open: OpenContainer, scratch: PageScratch): string {
  const { label, holes, tabs, at } = open
  const former = scratch.containers.slice(0, at + 1)
  const text = label === undefined ? '' : textOfHtml(fillSlots(label, scratch)).trim()
  const part = containerPart({
    name: use.name,
    attributes: withId(use, text, scratch),
    ...(label === undefined || label.trim() === ''
      ? {}
      : { label: { content: hole(label, open), text } }),
    tabs,
    children: hole(open.html, open),
    id: String(former.filter(({ name }) => name === 'tabs').length),
  })
  const shown = fillHoles(renderPart(part, scratch), holes)
  return use.name === 'tabs' ? betweenTabs(open.html) + shown : shown
}

/** What an author wrote between tabs is reported, and shown above them. */
function betweenTabs(html: string): string {
  return replaceComments(html, () => '').trim()
}

/** Replace each `<docs-hole n="…">` of a rendered part by the HTML with this number. */
export function fillHoles(html: string, holes: readonly string[]): string {
  return html
    .split(/<docs-hole n="(\d+)"><\/docs-hole>/)
    .map((piece, index) => (index % 2 === 0 ? piece : (holes[Number(piece)] ?? '')))
    .join('')
}

/**
 * Gives an accordion without an id one derived from its label, so that each question has an
 * address.
 */
function withId(
  { name, attributes }: ContainerUse,
  label: string,
  { headingIds, slugOf }: PageScratch,
): FilledContainer['attributes'] {
  if (name !== 'details' || label === '' || attributes.id) return attributes
  let id = slugOf(label)
  while (headingIds.has(id)) id = slugOf(label)
  return { ...attributes, id }
}
