import {
  type ComponentType,
  createElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react'
import { type ImportPlace, isPlain, unserialisable } from 'warraq/plugin'
import type { ImportingPage } from './load-imports.ts'

type Props = Readonly<Record<string, unknown>>

/** Use of an imported component on a page. */
export interface ComponentUse {
  /** Its name in the page. */
  readonly name: string
  /** Where the page imports it. */
  readonly place: ImportPlace
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
  { page, loaded }: ImportingPage,
): ReactElement | string {
  const { key, exported } = use
  if (!loaded.islands.has(key)) return `${key} is not loaded in the browser`
  const contents = Object.entries(props).filter(([, value]) => !isPlain(value) && isNode(value))
  const plain = Object.fromEntries(
    Object.entries(props).filter(([name]) => !contents.some(([content]) => content === name)),
  )
  const wrong = unserialisable(plain)
  if (wrong !== undefined) return `its attribute "${wrong.path}" is ${wrong.what}`
  const slots = contents.map(([name, value]) => ({ name, html: page.content(value as ReactNode) }))
  const standIns = slots.map((slot) => [
    slot.name,
    createElement('docs-content', {
      key: slot.name,
      'data-of': slot.name,
      // biome-ignore lint/security/noDangerouslySetInnerHtml: judged like the rest of the page.
      dangerouslySetInnerHTML: { __html: slot.html },
    }),
  ])
  const given = { ...plain, ...Object.fromEntries(standIns) }
  const live = page.renderLive(createElement(component, given), html)
  // The component throws when its children are stand-ins.
  if (live === undefined) return LOOKS_INSIDE
  const unwrapped = slots.reduce(
    (text, slot) => text.replace(wrapped(slot), () => slot.html),
    live.html,
  )
  if (comparable(unwrapped) !== comparable(html)) return LOOKS_INSIDE
  if (slots.length === 0 && live.html.includes('<docs-slot'))
    return 'it contains parts of the engine that the build makes'
  const hidden = slots.filter((slot) => !live.html.includes(wrapped(slot)))
  return live.island({ name: key, exported, props: plain, hidden: hidden.map(templateOf).join('') })
}

const LOOKS_INSIDE = 'it looks into its children'

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
