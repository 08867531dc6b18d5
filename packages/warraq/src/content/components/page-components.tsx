import {
  Children,
  type ComponentType,
  createElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react'
import { withStyleClasses } from '../../html/style-declarations.ts'
import { type Place, problemAt } from '../../shared/data/problem-at.ts'
import type { ProblemCode } from '../../shared/data/problem-codes.ts'
import { messageOf } from '../../shared/text/message-of.ts'
import type { PageScratch } from '../compile-context.ts'
import { NO_PAGE_MODULES } from '../modules/page-modules.ts'
import { type ComponentUse, livePart } from './live-part.tsx'
import { isPlain } from './mdx-components.tsx'
import { renderContent } from './render-component.tsx'
import { LoopError, runBounded } from './run-bounded.ts'
import { tableChildren } from './table-children.ts'

type Props = Readonly<Record<string, unknown>>

/** All exports of a module, for `import * as parts`. */
export function componentsOf(
  namespace: Props,
  use: Omit<ComponentUse, 'exported'>,
  scratch: PageScratch,
): Props {
  const entries = Object.entries(namespace).map(([exported, value]) => [
    exported,
    pageComponent(value, { ...use, name: exported, exported }, scratch),
  ])
  return Object.fromEntries(entries)
}

/**
 * An export of an imported module, as a page uses it. A component that needs the browser becomes an
 * island; one that throws or loops leaves a placeholder with its name and a warning.
 */
export function pageComponent(value: unknown, use: ComponentUse, scratch: PageScratch): unknown {
  if (!/^[A-Z]/.test(use.name)) return value
  if (value === undefined) return notExported(use, scratch)
  if (!isComponent(value)) return value
  const component = value as ComponentType<Props>
  const Guarded = (given: Props): ReactNode => {
    const { html, isLive, props } = renderedAlone(component, given, { use, scratch })
    if (html === undefined) return <code className="missing-component">{`<${use.name} />`}</code>
    if (isLive) {
      const live = livePart({ component, html, props, use }, scratch)
      if (typeof live !== 'string') return live
      report(scratch, use, 'mdx/static-component', {
        found: `<${use.name}>, which has state or handlers: ${live}`,
        expected: 'a component and attributes that the browser can load',
        fix: 'readers see its first state; pass it plain values, or let it load what it needs itself',
      })
    }
    // Without content of the page in it, the HTML counts as the site's own.
    if (Object.values(props).every((prop) => isPlain(prop)))
      return scratch.placeholders.element(withStyleClasses(html, scratch.styles))
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
function notExported(use: ComponentUse, scratch: PageScratch) {
  return ({ children }: { readonly children?: ReactNode }): ReactNode => {
    report(scratch, use, 'mdx/missing-component', {
      found: `<${use.name}>, which "${use.key}" does not export`,
      expected: 'a name that the module exports',
      fix: 'the page shows only what is inside it; correct the import, or the module',
    })
    return children
  }
}

/** What draws an element of Markdown, such as `table`; where it fails, the element stays. */
export function elementComponent(value: unknown, use: ComponentUse, scratch: PageScratch): unknown {
  if (!isComponent(value)) return value
  const component = value as ComponentType<Props>
  return (given: Props): ReactNode => {
    const children = tableChildren(given.children as ReactNode)
    const whole = use.name === 'table' ? { ...given, children } : given
    const { html, props } = renderedAlone(component, whole, { use, scratch })
    return createElement(html === undefined ? use.name : component, props)
  }
}

/** A function, a class, or what React makes of one: `memo(…)`. */
export function isComponent(value: unknown): value is ComponentType<never> {
  if (typeof value === 'function') return true
  return (
    typeof value === 'object' && value !== null && '$$typeof' in value && !isValidElement(value)
  )
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
  { use, scratch }: { readonly use: ComponentUse; readonly scratch: PageScratch },
): Rendered {
  const { pageModules, loopLimitMs } = scratch.context
  const { runtime } = pageModules ?? NO_PAGE_MODULES
  const wasLive = runtime.isLive
  runtime.isLive = false
  try {
    if (scratch.looping.has(component)) return { html: undefined, isLive: false, props }
    const render = () => renderContent(createElement(component, props), scratch)
    const html = scratch.isTimed ? runBounded(render, loopLimitMs) : render()
    return { html, isLive: runtime.isLive, props }
  } catch (cause) {
    // The page as a whole did not end: its components are timed next.
    if (cause instanceof LoopError && !scratch.isTimed) throw cause
    if (cause instanceof LoopError) scratch.looping.add(component)
    const others = cause instanceof LoopError ? undefined : withOriginals(props)
    if (others !== undefined) return renderedAlone(component, others, { use, scratch })
    report(scratch, use, 'mdx/component-failed', {
      found: `<${use.name}> failed: ${messageOf(cause)}`,
      expected: 'a component that can be rendered while the site is built',
      fix: 'the page shows its name instead; correct the component or what the page passes to it',
    })
    return { html: undefined, isLive: false, props }
  } finally {
    runtime.isLive = wasLive
  }
}

/** Once for each component and cause. */
function report(
  { file, problems }: PageScratch,
  { line }: ComponentUse,
  code: ProblemCode,
  told: Parameters<typeof problemAt>[2],
): void {
  if (problems.some((problem) => problem.code === code && problem.found === told.found)) return
  const place: Place = { file, line }
  problems.push(problemAt(place, code, told))
}

/** A component or function of another tool that the engine does not have: its children remain. */
export function missingMember(id: string, name: string, scratch: PageScratch) {
  // A part of it may be meant, `default.div`, or one of what a call of it returned, `default.div().a`.
  const part = name.replace(/\(\).*/, '').replace(/^default\b\.?/, '')
  const shown = part === '' ? id : `${part} of ${id}`
  return (props: unknown): unknown => {
    const { file, problems } = scratch
    const found = `${shown}, which the engine does not have`
    if (!problems.some((problem) => problem.found === found))
      problems.push(
        problemAt(file, 'mdx/missing-component', {
          found,
          expected: 'a package that is installed, or a component that the engine has',
          fix: 'the page shows only what is inside it; install the package or leave it out',
        }),
      )
    const { children } = (typeof props === 'object' && props !== null ? props : {}) as Props
    return children ?? null
  }
}
