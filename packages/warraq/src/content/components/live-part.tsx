import { type ComponentType, createElement, isValidElement, type ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { withLiveStyles } from '../../html/style-declarations.ts'
import { withoutPreloads } from '../../shared/text/without-preloads.ts'
import { hasMark, writtenText } from '../../theme/text/text-marks.ts'
import type { PageScratch } from '../compile-context.ts'
import { checkHtml } from '../finish/check-html.ts'
import { NO_PAGE_MODULES } from '../modules/page-modules.ts'
import { isPlain } from './mdx-components.tsx'
import { renderContent } from './render-component.tsx'
import { IslandContext } from './render-island.tsx'
import { LoopError } from './run-bounded.ts'
import { unserialisable } from './unserialisable.ts'

type Props = Readonly<Record<string, unknown>>

/** Use of an imported component on a page. */
export interface ComponentUse {
  /** Its name in the page. */
  readonly name: string
  /** 1-based line of its import. */
  readonly line: number | undefined
  /** The module it comes from: `moduleKey`. */
  readonly key: string
  /** Its name in the module. */
  readonly exported: string
}

interface LiveUse {
  readonly component: ComponentType<Props>
  /** Its HTML in the build. */
  readonly html: string
  readonly props: Props
  readonly use: ComponentUse
}

/**
 * An imported component as an island: its HTML, with what the browser needs to hydrate it. Content of
 * the page inside it stays HTML.
 * @returns why it stays static, if it cannot be hydrated
 */
export function livePart(
  { component, html, props, use }: LiveUse,
  scratch: PageScratch,
): ReactNode | string {
  const { key, exported } = use
  const { islands } = scratch.context.pageModules ?? NO_PAGE_MODULES
  // Its HTML is compared with what the browser makes, which knows no marks.
  if (hasMark(html)) writtenText(scratch.context.text)
  if (!islands.has(key)) return `${key} is not loaded in the browser`
  const contents = Object.entries(props).filter(([, value]) => !isPlain(value) && isNode(value))
  const plain = Object.fromEntries(
    Object.entries(props).filter(([name]) => !contents.some(([content]) => content === name)),
  )
  const wrong = unserialisable(plain)
  if (wrong !== undefined) return `its attribute "${wrong.path}" is ${wrong.what}`
  const slots = contents.map(([name, value]) => ({ name, html: contentHtml(value, scratch) }))
  const prefix = `${++scratch.islands.count}-`
  const standIns = slots.map((slot) => [
    slot.name,
    <docs-content
      key={slot.name}
      data-of={slot.name}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: judged like the rest of the page.
      dangerouslySetInnerHTML={{ __html: slot.html }}
    />,
  ])
  const live = renderedLive(
    createElement(component, { ...plain, ...Object.fromEntries(standIns) }),
    prefix,
  )
  if (live === undefined) return LOOKS_INSIDE
  const unwrapped = slots.reduce((text, slot) => text.replace(wrapped(slot), () => slot.html), live)
  if (comparable(unwrapped) !== comparable(html)) return LOOKS_INSIDE
  if (slots.length === 0 && live.includes('<docs-slot'))
    return 'it contains parts of the engine that the build makes'
  scratch.islands.used.add(key)
  const hidden = slots.filter((slot) => !live.includes(wrapped(slot)))
  const island = (
    <docs-island
      class="page-part"
      data-name={key}
      data-export={exported === 'default' ? undefined : exported}
      data-props={JSON.stringify(plain)}
      data-prefix={live.includes(`_${prefix}R_`) ? prefix : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it above.
      dangerouslySetInnerHTML={{
        __html: `${withLiveStyles(live, scratch.styles)}${hidden.map(templateOf).join('')}`,
      }}
    />
  )
  return scratch.placeholders.element(renderToStaticMarkup(island))
}

const LOOKS_INSIDE = 'it looks into its children'

/** HTML as the browser makes it; `undefined` if the component fails without what its children were. */
function renderedLive(element: ReactNode, identifierPrefix: string): string | undefined {
  try {
    const whole = <IslandContext value="inside">{element}</IslandContext>
    return withoutPreloads(renderToString(whole, { identifierPrefix }))
  } catch (cause) {
    if (cause instanceof LoopError) throw cause
    return undefined
  }
}

interface Content {
  readonly name: string
  readonly html: string
}

const wrapped = ({ name, html }: Content) =>
  `<docs-content data-of="${name}">${html}</docs-content>`

const templateOf = ({ name, html }: Content) => `<template data-of="${name}">${html}</template>`

/** Names of slots and ids differ each time the same content is rendered. */
function comparable(html: string): string {
  return html
    .replace(/<docs-slot n="[^"]*">/g, '<docs-slot>')
    .replace(/_(?:\d+-)?R_\w*_/g, '')
    .replace(/<!-- -->/g, '')
}

/** Whether a value is something that React shows, other than a function. */
function isNode(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isNode)
  return (
    isValidElement(value) || typeof value === 'string' || typeof value === 'number' || value == null
  )
}

/** HTML of content of the page, which is judged like the rest of it. */
function contentHtml(value: unknown, scratch: PageScratch): string {
  const html = renderContent(value as ReactNode, scratch)
  return checkHtml(html, { source: '', firstLine: scratch.firstLine }, scratch)
}
