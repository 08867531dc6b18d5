import { tellThrown } from '@warraq/search-dialog/shared/tell-thrown'
import { createRef, type ReactNode } from 'react'
import { createRoot, type HydrationOptions, hydrateRoot } from 'react-dom/client'
import { type Crash, CrashBoundary, type CrashBoundaryProps } from './CrashBoundary.tsx'
import { CrashMessage } from './CrashMessage.tsx'

export interface LiveRootOptions
  extends Pick<HydrationOptions, 'identifierPrefix' | 'onRecoverableError'> {
  /** Name of the part, for the console. */
  readonly name: string
  /** Rendered in its place after a crash. */
  readonly fallback?: CrashBoundaryProps['fallback']
}

export interface LiveRoot {
  /** Render other children, and clear an earlier crash. */
  readonly render: (children: ReactNode) => void
  readonly unmount: () => void
}

/**
 * Render components into an element; if it contains HTML, hydrate that. Every React root of
 * the engine is created here with an error boundary, so that a crash in rendering, in an effect or in
 * an event handler is reported in its own place only.
 */
export function liveRoot(
  container: HTMLElement | ShadowRoot,
  children: ReactNode,
  { name, fallback = crashedPart, ...options }: LiveRootOptions,
): LiveRoot {
  const boundary = createRef<CrashBoundary>()
  const watch = (event: Event) => tellThrown(event, (error) => boundary.current?.crash(error))
  // Before React adds its listeners, whose errors reach no error boundary.
  for (const type of USES) container.addEventListener(type, watch, true)
  const guarded = (inner: ReactNode) => (
    <CrashBoundary ref={boundary} fallback={fallback} container={() => container}>
      {inner}
    </CrashBoundary>
  )
  const rootOptions = {
    // React has rendered the part again from scratch: a translation or an extension had altered it.
    onRecoverableError: () => {},
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
      boundary.current?.clear()
      root.render(guarded(next))
    },
    unmount: () => root.unmount(),
  }
}

function crashedPart({ error, retry, isAgain, hadFocus }: Crash): ReactNode {
  return (
    <CrashMessage of="part" error={error} onRetry={retry} isAgain={isAgain} takesFocus={hadFocus} />
  )
}

/** The events that a reader causes on purpose. */
const USES = ['click', 'keydown', 'input', 'change', 'submit', 'pointerdown']
