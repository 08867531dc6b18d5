import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { PluginHook } from '../../shared/data/plugin-hook.ts'
import type { PlacedNavbarItem } from '../../shared/data/site-view.ts'

/** A component of a site that replaces a part of the engine, or is a navbar item. */
export interface SitePart {
  /** Source, relative to the site root. */
  readonly file: string
  readonly component: ComponentType<never>
  /** The hook that replaces the part; absent for a component of the site. */
  readonly owner?: PluginHook | undefined
}

/** The components of a site's theme folder. */
export interface SiteParts {
  /** Changes with every source of a component. */
  readonly hash: string
  /** Components by name: `Footer`, `navbar/NetworkBadge`. */
  readonly components: ReadonlyMap<string, SitePart>
}

/** The theme of a site that replaces no parts. */
export const NO_PARTS: SiteParts = { hash: '', components: new Map() }

/** State of one rendering: the parts it uses, and the site's part that was entered last. */
export interface PartsRendering {
  readonly parts: SiteParts
  entered: SitePart | undefined
  /** The navbar item being rendered. */
  navbarItem?: Pick<PlacedNavbarItem, 'place' | 'written'>
}

export const PartsContext = createContext<PartsRendering>({ parts: NO_PARTS, entered: undefined })

/** A component that renders the site's own part with its name, if there is one. */
export interface Part<Props> {
  (props: Props): ReactNode
  /** The engine's own component, for a site that wraps it. */
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

/** The site's component with that name; `undefined` if there is none. */
export function useSitePart<Props>(name: string): ComponentType<Props> | undefined {
  const rendering = useContext(PartsContext)
  const own = rendering.parts.components.get(name)
  if (own === undefined) return undefined
  rendering.entered = own
  // The type of the site's own component is checked in the site.
  return own.component as unknown as ComponentType<Props>
}
