import { createHash } from 'node:crypto'
import { withLiveStyles } from '@warraq/markup/style-declarations'
import {
  type ComponentType,
  createContext,
  createElement,
  type ReactElement,
  useContext,
} from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { type Diagnostic, ProblemError } from '../../shared/data/diagnostic.ts'
import { problemAt } from '../../shared/data/problem-at.ts'
import { WrittenItem } from '../../theme/Navbar/navbar-item-failed.ts'
import { changedTextJson } from '../../theme/text/element-text-json.ts'
import { writtenText } from '../../theme/text/text-marks.ts'
import { defaultUiText, type UiText } from '../../theme/text/ui-text.ts'
import { TextContext, useText } from '../../theme/text/use-text.ts'
import type { IslandScope } from '../compile-context.ts'
import { type Unserialisable, unserialisable } from './unserialisable.ts'

/** A component from a module that is hydrated in the browser. */
export interface IslandComponent {
  /** Name of its file. */
  readonly name: string
  /** Name of its export. */
  readonly exported: string
  readonly component: ComponentType<Record<string, unknown>>
}

/** The page being rendered; `inside` an island no component becomes an island. */
export const IslandContext = createContext<IslandScope | 'inside' | undefined>(undefined)

interface IslandProps {
  readonly of: IslandComponent
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
  const text = useText()
  const writtenItem = useContext(WrittenItem)
  if (scope === 'inside') return createElement(component, props)
  const wrong = unserialisable(props)
  const written = exported === 'default' ? name : exported
  if (wrong !== undefined) throw new ProblemError(wrongProp(written, wrong, __place as Place))
  scope?.used.add(name)
  const json = JSON.stringify(props)
  const prefix =
    scope === undefined ? shortHash(`${name} ${exported} ${json}`) : `${++scope.count}-`
  const read = new Set<string>()
  const html = renderToString(
    <TextContext value={watched(text, read)}>
      <IslandContext value="inside">{createElement(component, JSON.parse(json))}</IslandContext>
    </TextContext>,
    { identifierPrefix: prefix },
  )
  const island = (
    <docs-island
      data-name={name}
      data-export={exported === 'default' ? undefined : exported}
      data-props={json}
      data-text={read.size === 0 ? undefined : changedTextJson(writtenText(text), defaultUiText)}
      // HTML without generated ids needs no prefix.
      data-prefix={html.includes(`_${prefix}R_`) ? prefix : undefined}
      data-item={writtenItem}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it above.
      dangerouslySetInnerHTML={{
        __html: scope === undefined ? html : withLiveStyles(html, scope.styles),
      }}
    />
  )
  if (scope?.hold === undefined) return island
  return scope.hold(renderToStaticMarkup(island))
}

/** Texts that note which of them are read. */
function watched(text: UiText, read: Set<string>): UiText {
  return new Proxy(text, {
    get: (target, key: keyof UiText) => {
      if (typeof key === 'string') read.add(key)
      return writtenText(target)[key]
    },
  })
}

/** Position of a use of the component, from the bundler of the site's modules. */
type Place = { readonly file: string; readonly line: number } | undefined

function wrongProp(component: string, { path, what }: Unserialisable, place: Place): Diagnostic {
  return problemAt(place ?? component, 'island/prop', {
    found: `<${component} ${path}>: ${what}`,
    expected: "props that JSON can hold: <docs-island> carries them to the browser ('use client')",
    fix: 'pass plain values, and make what the island needs of them inside it',
  })
}

/** For theme parts, which belong to no page: islands with equal props get one `useId` prefix. */
function shortHash(text: string): string {
  return `${createHash('sha256').update(text).digest('hex').slice(0, 6)}-`
}
