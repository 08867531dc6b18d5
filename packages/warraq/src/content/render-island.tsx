import { createHash } from 'node:crypto'
import {
  type ComponentType,
  createContext,
  createElement,
  type ReactElement,
  useContext,
} from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { errorAt } from '../shared/diagnostic.ts'
import { ProblemError } from './problem-error.ts'
import { unserialisable } from './unserialisable.ts'

/** A component from a module that is hydrated in the browser. */
export interface IslandComponent {
  /** Name of its file. */
  readonly name: string
  /** Name of its export. */
  readonly exported: string
  readonly component: ComponentType<Record<string, unknown>>
}

/** State of the islands on a page. */
export interface IslandScope {
  count: number
  readonly used: Set<string>
  /** Keeps the HTML of an island separate from content; returns the name of its slot. */
  readonly hold?: (html: string) => string
}

export const newIslandScope = (): IslandScope => ({ count: 0, used: new Set() })

/** The page being rendered; `inside` an island no component becomes an island. */
export const IslandContext = createContext<IslandScope | 'inside' | undefined>(undefined)

/** Position of a use of the component, from the bundler of the site's modules. */
interface Place {
  /** Relative to the site root. */
  readonly file: string
  readonly line: number
}

/** The slot with a name, in the output of a component. */
export function slotElement(n: string): ReactElement {
  return createElement('docs-slot', { n })
}

interface IslandProps {
  readonly of: IslandComponent
  /** What the component is given. */
  readonly props: Readonly<Record<string, unknown>>
}

/** Renders a use of an island; called by the bundle of the site's modules. */
export function renderIsland(of: IslandComponent, props: IslandProps['props']): ReactElement {
  return <Island of={of} props={props} />
}

/**
 * The HTML of an island in `<docs-island>`, with its props as JSON; the browser hydrates it.
 * @throws ProblemError when a prop is not serialisable
 */
function Island({ of, props: { __place, ...props } }: IslandProps): ReactElement {
  const { name, exported, component } = of
  const scope = useContext(IslandContext)
  if (scope === 'inside') return createElement(component, props)
  refuseUnserialisable(
    exported === 'default' ? name : exported,
    props,
    __place as Place | undefined,
  )
  scope?.used.add(name)
  const json = JSON.stringify(props)
  const prefix =
    scope === undefined ? shortHash(`${name} ${exported} ${json}`) : `${++scope.count}-`
  const html = renderToString(
    <IslandContext value="inside">{createElement(component, JSON.parse(json))}</IslandContext>,
    { identifierPrefix: prefix },
  )
  const island = (
    <docs-island
      data-name={name}
      data-export={exported === 'default' ? undefined : exported}
      data-props={json}
      // HTML without generated ids needs no prefix.
      data-prefix={html.includes(`_${prefix}R_`) ? prefix : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it was just rendered.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
  if (scope?.hold === undefined) return island
  return slotElement(scope.hold(renderToStaticMarkup(island)))
}

function refuseUnserialisable(
  component: string,
  props: Readonly<Record<string, unknown>>,
  place: Place | undefined,
): void {
  const wrong = unserialisable(props)
  if (wrong === undefined) return
  throw new ProblemError(
    errorAt(place ?? component, 'island/prop', {
      found: `<${component} ${wrong.path}>: ${wrong.what}`,
      expected:
        "props that JSON can hold: <docs-island> carries them to the browser ('use client')",
      fix: 'pass plain values, and make what the island needs of them inside it',
    }),
  )
}

/**
 * Hash for theme parts, which belong to no page: two islands with the same props get the same
 * `useId` prefix.
 */
function shortHash(text: string): string {
  return `${createHash('sha256').update(text).digest('hex').slice(0, 6)}-`
}
