import { createRef, type ReactNode } from 'react'
import { createRoot, type HydrationOptions, hydrateRoot } from 'react-dom/client'
import { elementText } from '../browser/element-text.ts'
import { CrashBoundary, type CrashBoundaryProps } from './CrashBoundary.tsx'
import { CrashMessage } from './CrashMessage.tsx'
import { crashText } from './crash-page-text.ts'
import { watchListeners } from './watch-listeners.ts'

export interface LiveRootOptions
  extends Pick<HydrationOptions, 'identifierPrefix' | 'onRecoverableError'> {
  /** What lives there, for the console. */
  readonly name: string
  /** What stands in its place after a crash. */
  readonly fallback?: CrashBoundaryProps['fallback']
}

export interface LiveRoot {
  /** Show something else; a crash before is forgotten. */
  readonly render: (children: ReactNode) => void
  readonly unmount: () => void
}

/**
 * Let components live in an element: they take over the HTML in it, where there is some. Everything
 * of React in the browser begins here, so that a crash is told in its own place and nowhere else,
 * whether it happens on rendering, in an effect or in an event.
 */
export function liveRoot(
  container: HTMLElement | ShadowRoot,
  children: ReactNode,
  { name, fallback = crashedPart, ...options }: LiveRootOptions,
): LiveRoot {
  const boundary = createRef<CrashBoundary>()
  watchListeners(container, (error) => boundary.current?.crash(error))
  const guarded = (inner: ReactNode) => (
    <CrashBoundary ref={boundary} fallback={fallback}>
      {inner}
    </CrashBoundary>
  )
  const rootOptions = {
    ...options,
    onCaughtError: (error: unknown) => console.error(`${name} crashed.`, error),
  }
  const hasHtml = container instanceof HTMLElement && container.hasChildNodes()
  const root = hasHtml
    ? hydrateRoot(container, guarded(children), rootOptions)
    : createRoot(container, rootOptions)
  if (!hasHtml) root.render(guarded(children))
  return {
    render: (next) => {
      boundary.current?.retry()
      root.render(guarded(next))
    },
    unmount: () => root.unmount(),
  }
}

function crashedPart(error: unknown, retry: () => void): ReactNode {
  return <CrashMessage of="part" error={error} text={elementText(crashText)} onRetry={retry} />
}
