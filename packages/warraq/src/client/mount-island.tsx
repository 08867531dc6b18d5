import { restoreStyles } from '@warraq/markup/island-styles'
import { type ComponentType, type ReactNode, startTransition, useLayoutEffect } from 'react'
import { tellProblem } from '../shared/browser/problem-found.ts'
import { messageOf } from '../shared/text/message-of.ts'
import { CodeGone } from '../theme/CodeGone/CodeGone.tsx'
import { isCodeGone } from '../theme/CodeGone/is-code-gone.ts'
import { CrashMessage } from '../theme/CrashPage/CrashMessage.tsx'
import { type LiveRoot, liveRoot } from '../theme/CrashPage/live-root.tsx'
import { CrashedIsland } from '../theme/IslandCrash/CrashedIsland.tsx'
import { navbarItemFailed } from '../theme/Navbar/navbar-item-failed.ts'
import { takeContents } from './page-content.tsx'

/** Props of an island come from JSON in the page; each component parses its own. */
export type IslandComponent = ComponentType<Record<string, unknown>>

export type IslandRoot = Pick<LiveRoot, 'unmount'>

/** Hydrate an island; errors are shown in its place. Calls `onAwake` when it responds. */
export function mountIsland(
  element: HTMLElement,
  Component: IslandComponent,
  onAwake: () => void,
): IslandRoot {
  const { name = '', props = '{}', prefix = '' } = element.dataset
  const html = [...element.childNodes].map((node) => node.cloneNode(true))
  const contents = takeContents(element)
  // The development build of React compares the texts of styles, which browsers write differently.
  if (restoreStyles(element) && import.meta.env.DEV) element.replaceChildren()
  let root: LiveRoot | undefined
  startTransition(() => {
    const island = (
      <Awake onAwake={onAwake}>
        <Component {...JSON.parse(props)} {...contents} />
      </Awake>
    )
    root = liveRoot(element, island, {
      name: nameOf(element),
      fallback: ({ error, retry, isAgain, hadFocus }) => (
        <CrashedIsland
          error={namedError(element, error)}
          html={html}
          onRetry={retry}
          isAgain={isAgain}
          takesFocus={hadFocus}
        />
      ),
      identifierPrefix: prefix,
      onRecoverableError: (error) => {
        // React has rendered the component again from scratch, so only the author needs to know.
        if (import.meta.env.DEV) tellMismatch(name, error)
      },
    })
  })
  return { unmount: () => root?.unmount() }
}

interface AwakeProps {
  readonly children: ReactNode
  readonly onAwake: () => void
}

/**
 * Calls `onAwake` when its only child is on screen. A second child would change the ids of all of
 * them from those in the build.
 */
function Awake({ children, onAwake }: AwakeProps) {
  useLayoutEffect(onAwake, [onAwake])
  return children
}

/** Tell below the HTML of an island that its code did not arrive or failed at once. */
export function tellIslandFailure(element: HTMLElement, error: unknown): IslandRoot {
  const isGone = isCodeGone(error)
  if (!isGone) console.error(`${nameOf(element)} crashed.`, error)
  // biome-ignore lint/plugin: React renders into this element.
  const place = document.createElement('div')
  element.append(place)
  return liveRoot(
    place,
    // A module that failed once fails at every `import()`, so reload the page.
    isGone ? (
      <CodeGone />
    ) : (
      <CrashMessage of="part" error={namedError(element, error)} onRetry={reload} />
    ),
    { name: 'Crash message' },
  )
}

function nameOf({ dataset: { name, item } }: HTMLElement): string {
  return item === undefined ? `Island ${name}` : `Island ${name} of the navbar item ${item}`
}

/** Names the configuration of an island in the navbar, as the build does. */
function namedError({ dataset: { item } }: HTMLElement, error: unknown): unknown {
  return item === undefined ? error : navbarItemFailed(item, error)
}

function reload(): void {
  location.reload()
}

/** Tell the author that an island renders differently in the browser than in the build. */
function tellMismatch(island: string, error: unknown): void {
  const message = messageOf(error)
  console.error(`Island ${island} differs from its HTML: ${message}`)
  const lines = message.split('\n').filter((line) => /^[+-]\s/.test(line))
  tellProblem({
    code: 'island/mismatch',
    severity: 'warning',
    file: island,
    found: (lines.length > 0 ? lines : [message.split('\n')[0] ?? ''])
      .map((line) => line.replace(/\s+/g, ' '))
      .join(' '),
    expected:
      'the same from the first render in the browser as from the build (+ browser, - build)',
    fix: 'render what only the browser knows (time, random values, storage, window) after an effect has run',
  })
}
