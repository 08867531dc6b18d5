import { type ComponentType, createContext, type ReactNode, useContext } from 'react'

/** A component of a site that stands in for a part of the engine, or is an item of its navbar. */
export interface SitePart {
  /** Source, relative to the site root. */
  readonly file: string
  readonly component: ComponentType<never>
}

/** The components of a site's theme folder. */
export interface SiteParts {
  /** Changes with every source of a component. */
  readonly hash: string
  /** By name: `Footer`, `navbar/NetworkBadge`. */
  readonly components: ReadonlyMap<string, SitePart>
}

/** The theme of a site that replaces nothing. */
export const NO_PARTS: SiteParts = { hash: '', components: new Map() }

/** One rendering: the parts it uses, and the site's part it entered last. */
export interface PartsRendering {
  readonly parts: SiteParts
  entered: SitePart | undefined
  /** The item of the navbar that is rendered, as its configuration says it. */
  navbarItem?: object
}

export const PartsContext = createContext<PartsRendering>({ parts: NO_PARTS, entered: undefined })

/** A component that shows the site's own part of its name where there is one. */
export interface Part<Props> {
  (props: Props): ReactNode
  /** What the engine shows, for a site that wraps it. */
  readonly original: (props: Props) => ReactNode
}

/** Make a component of the theme replaceable: a site overrides it with a file of the same name. */
export function part<Props extends object>(
  name: string,
  original: (props: Props) => ReactNode,
): Part<Props> {
  function ReplaceablePart(props: Props): ReactNode {
    const Shown = useSitePart<Props>(name) ?? original
    return <Shown {...props} />
  }
  return Object.assign(ReplaceablePart, { original })
}

/** The component of the site with that name; `undefined` when it has none. */
export function useSitePart<Props>(name: string): ComponentType<Props> | undefined {
  const rendering = useContext(PartsContext)
  const own = rendering.parts.components.get(name)
  if (own === undefined) return undefined
  rendering.entered = own
  // Whether a component takes these props is checked where its author writes it.
  return own.component as unknown as ComponentType<Props>
}
