import {
  Children,
  type ComponentType,
  createElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react'
import { isComponent, isPlain, type ModulePage } from 'warraq/plugin'
import { type ComponentUse, livePart } from './live-part.tsx'
import type { ImportingPage } from './load-imports.ts'
import { tableChildren } from './table-children.ts'

type Props = Readonly<Record<string, unknown>>

/** All exports of a module, for `import * as parts`. */
export function componentsOf(
  namespace: Props,
  use: Omit<ComponentUse, 'exported'>,
  context: ImportingPage,
): Props {
  const entries = Object.entries(namespace).map(([exported, value]) => [
    exported,
    pageComponent(value, { ...use, name: exported, exported }, context),
  ])
  return Object.fromEntries(entries)
}

/**
 * An export of an imported module, as a page uses it. A component that needs the browser becomes an
 * island; one that throws or loops leaves a placeholder with its name and a warning.
 */
export function pageComponent(value: unknown, use: ComponentUse, context: ImportingPage): unknown {
  if (!/^[A-Z]/.test(use.name)) return value
  if (value === undefined) return notExported(use, context.page)
  if (!isComponent(value)) return value
  const component = value as ComponentType<Props>
  const { page } = context
  const Guarded = (given: Props): ReactNode => {
    const { html, isLive, props } = renderedAlone(component, given, { use, context })
    if (html === undefined) return <code className="missing-component">{`<${use.name} />`}</code>
    if (isLive) {
      const live = livePart({ component, html, props, use }, context)
      if (typeof live !== 'string') return live
      const told = {
        found: `<${use.name}>, which has state or handlers: ${live}`,
        expected: 'a component and attributes that the browser can load',
        fix: 'readers see its first state; pass it plain values, or let it load what it needs itself',
      }
      page.report('mdx/static-component', told, use.place)
    }
    // Without content of the page in it, the HTML counts as the site's own.
    if (Object.values(props).every((prop) => isPlain(prop))) return page.ownHtml(html)
    return createElement(component, props)
  }
  if (typeof component !== 'function') return Guarded
  // A stand-in for a missing package makes its parts, `Accordion.Item`, when they are read. React
  // would construct what has the prototype of a class.
  const guarded = new Proxy(Guarded, {
    get: (target, name) =>
      Reflect.get(name === 'prototype' || Reflect.has(target, name) ? target : component, name),
  })
  ORIGINALS.set(guarded, component)
  return guarded
}

/** The components that modules of the site know, by those that pages use in their place. */
const ORIGINALS = new WeakMap<object, ComponentType<Props>>()

/**
 * Props in which the children are what modules of the site know, because a component may look at the
 * types of its children; `undefined` if that changes nothing.
 */
function withOriginals(props: Props): Props | undefined {
  const children = Children.toArray(props.children as ReactNode)
  const originals = children.map((child) => {
    const original = isValidElement<Props>(child) ? ORIGINALS.get(child.type as object) : undefined
    if (original === undefined) return child
    const { key, props: own } = child as ReactElement<Props>
    return createElement(original, { ...own, key })
  })
  if (originals.every((child, at) => child === children[at])) return undefined
  return { ...props, children: originals.length === 1 ? originals[0] : originals }
}

/** A component that its module does not export: its children remain. */
function notExported({ name, key, place }: ComponentUse, page: ModulePage) {
  const told = {
    found: `<${name}>, which "${key}" does not export`,
    expected: 'a name that the module exports',
    fix: 'the page shows only what is inside it; correct the import, or the module',
  }
  return ({ children }: { readonly children?: ReactNode }): ReactNode => {
    page.report('mdx/missing-component', told, place)
    return children
  }
}

/** What draws an element of Markdown, such as `table`; where it fails, the element stays. */
export function elementComponent(
  value: unknown,
  use: ComponentUse,
  context: ImportingPage,
): unknown {
  if (!isComponent(value)) return value
  const component = value as ComponentType<Props>
  return (given: Props): ReactNode => {
    const children = tableChildren(given.children as ReactNode)
    const whole = use.name === 'table' ? { ...given, children } : given
    const { html, props } = renderedAlone(component, whole, { use, context })
    return createElement(html === undefined ? use.name : component, props)
  }
}

interface Rendered {
  /** Absent if the component failed, which is reported. */
  readonly html: string | undefined
  /** The props with which it was rendered. */
  readonly props: Props
  /** Whether the component itself needs the browser; what is inside it speaks for itself. */
  readonly isLive: boolean
}

function renderedAlone(
  component: ComponentType<Props>,
  props: Props,
  { use, context }: { readonly use: ComponentUse; readonly context: ImportingPage },
): Rendered {
  const { page, loaded } = context
  const { runtime } = loaded
  const wasLive = runtime.isLive
  runtime.isLive = false
  try {
    const result = page.render(createElement(component, props))
    if ('html' in result) return { html: result.html, isLive: runtime.isLive, props }
    const others = withOriginals(props)
    if (others !== undefined) return renderedAlone(component, others, { use, context })
    const told = {
      found: `<${use.name}> failed: ${result.fault.message}`,
      expected: 'a component that can be rendered while the site is built',
      fix: 'the page shows its name instead; correct the component or what the page passes to it',
    }
    page.report('mdx/component-failed', told, use.place)
    return { html: undefined, isLive: false, props }
  } finally {
    runtime.isLive = wasLive
  }
}

/** A component or function of another tool that the engine does not have: its children remain. */
export function missingMember(id: string, name: string, page: ModulePage) {
  // A part of it may be meant, `default.div`, or one of what a call of it returned, `default.div().a`.
  const part = name.replace(/\(\).*/, '').replace(/^default\b\.?/, '')
  const shown = part === '' ? id : `${part} of ${id}`
  const told = {
    found: `${shown}, which the engine does not have`,
    expected: 'a package that is installed, or a component that the engine has',
    fix: 'the page shows only what is inside it; install the package or leave it out',
  }
  return (props: unknown): unknown => {
    page.report('mdx/missing-component', told)
    const { children } = (typeof props === 'object' && props !== null ? props : {}) as Props
    return children ?? null
  }
}
