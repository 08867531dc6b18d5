import { type ComponentType, createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { problemAt } from '../../shared/data/problem-at.ts'
import { messageOf } from '../../shared/text/message-of.ts'
import { ThemeProvider } from '../../theme/parts/render-theme.tsx'
import type { PageScratch } from '../compile-context.ts'
import { isPlain } from './mdx-components.tsx'
import { withoutPreloads } from './render-component.tsx'
import { IslandContext } from './render-island.tsx'

type Props = Readonly<Record<string, unknown>>

/** Use of an imported component on a page. */
interface ComponentUse {
  /** Its name in the page. */
  readonly name: string
  /** 1-based line of its import. */
  readonly line: number | undefined
}

/** What only works in the browser: handlers, and state that changes. */
const INTERACTIVE = /\buse(?:State|Reducer|Effect|LayoutEffect)\)?\(|\bon[A-Z][a-zA-Z]+:/

/**
 * An export of an imported module, as a page uses it. A component that throws leaves a placeholder
 * with its name and a warning.
 */
export function pageComponent(value: unknown, use: ComponentUse, scratch: PageScratch): unknown {
  if (typeof value !== 'function' || !/^[A-Z]/.test(use.name)) return value
  const component = value as ComponentType<Props>
  if (INTERACTIVE.test(Function.prototype.toString.call(value))) reportStatic(use, scratch)
  const Guarded = (props: Props): ReactNode => {
    const html = renderedAlone(component, props, { use, scratch })
    if (html === undefined) return placeholder(use.name)
    // Without content of the page in it, the HTML counts as the site's own.
    if (Object.values(props).every((prop) => isPlain(prop)))
      return scratch.placeholders.element(html)
    return createElement(component, props)
  }
  return Object.assign(Guarded, component)
}

/** HTML of a component; `undefined` if it throws, which is reported. */
function renderedAlone(
  component: ComponentType<Props>,
  props: Props,
  { use, scratch }: { readonly use: ComponentUse; readonly scratch: PageScratch },
): string | undefined {
  const { text, parts } = scratch.context
  try {
    const html = renderToStaticMarkup(
      <ThemeProvider text={text} rendering={{ parts, entered: undefined }}>
        <IslandContext value={scratch.islands}>{createElement(component, props)}</IslandContext>
      </ThemeProvider>,
    )
    return withoutPreloads(html)
  } catch (cause) {
    const { file } = scratch
    scratch.problems.push(
      problemAt({ file, line: use.line }, 'mdx/component-failed', {
        found: `<${use.name}> failed: ${messageOf(cause)}`,
        expected: 'a component that can be rendered while the site is built',
        fix: 'the page shows its name instead; correct the component or what the page passes to it',
      }),
    )
    return undefined
  }
}

function reportStatic({ name, line }: ComponentUse, { file, problems }: PageScratch): void {
  problems.push(
    problemAt({ file, line }, 'mdx/static-component', {
      found: `<${name}>, which has state or handlers`,
      expected: 'a component without them, because its HTML is made while the site is built',
      fix: 'move it to "islandsDir" of a docs.config.ts to let readers use it',
    }),
  )
}

function placeholder(name: string): ReactNode {
  return <code className="missing-component">{`<${name} />`}</code>
}

/** A component or function of another tool that the engine does not have: its children remain. */
export function missingMember(id: string, name: string, scratch: PageScratch) {
  const shown = name === 'default' ? id : `${name} of ${id}`
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
