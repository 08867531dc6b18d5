import { type ComponentType, type ReactNode, startTransition, useLayoutEffect } from 'react'
import { messageOf } from '../shared/message-of.ts'
import { tellProblem } from '../shared/problem-found.ts'
import { liveRoot } from '../theme/CrashPage/live-root.tsx'
import { CrashedIsland, isCodeGone } from '../theme/IslandCrash/CrashedIsland.tsx'

/** Props of an island come from JSON in the page; each component parses its own. */
export type IslandComponent = ComponentType<Record<string, unknown>>

/**
 * Hydrate the HTML of an island; errors are shown in its place. Calls `onAwake` when it responds to
 * events; returns a function that unmounts it.
 */
export function mountIsland(
  element: HTMLElement,
  Component: IslandComponent,
  onAwake: () => void,
): () => void {
  const { name = '', props = '{}', prefix = '' } = element.dataset
  const html = [...element.childNodes].map((node) => node.cloneNode(true))
  let unmount = (): void => {}
  startTransition(() => {
    const island = (
      <Awake onAwake={onAwake}>
        <Component {...JSON.parse(props)} />
      </Awake>
    )
    unmount = liveRoot(element, island, {
      name: `Island ${name}`,
      fallback: (error, retry) => <CrashedIsland error={error} html={html} onRetry={retry} />,
      identifierPrefix: prefix,
      onRecoverableError: (error) => {
        // React has rendered the component again from scratch, so only the author needs to know.
        if (import.meta.env.DEV) tellMismatch(name, error)
      },
    })
  })
  return unmount
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

/**
 * Tell below the HTML of an island that its code did not arrive or failed at once; returns a
 * function that removes this.
 */
export function tellIslandFailure(element: HTMLElement, error: unknown): () => void {
  if (!isCodeGone(error)) console.error(`Island ${element.dataset.name} crashed.`, error)
  const place = document.createElement('div')
  element.append(place)
  // A module that failed once fails at every `import()`, so reload the page.
  const message = <CrashedIsland html={[]} error={error} onRetry={() => location.reload()} />
  return liveRoot(place, message, { name: 'Crash message' })
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
