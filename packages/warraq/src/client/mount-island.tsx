import { startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import type { MountIsland } from './island-element.ts'

/** Bring the HTML of an island to life; `onError` hears of what ends it. */
export const mountIsland: MountIsland = (element, Component, onError) => {
  const props = JSON.parse(element.dataset.props ?? '{}') as Record<string, unknown>
  let root: Root | undefined
  startTransition(() => {
    root = hydrateRoot(element, <Component {...props} />, {
      onUncaughtError: onError,
      // The component is rendered anew in the browser and works; the reader need not know.
      onRecoverableError: () => {},
    })
  })
  return { unmount: () => root?.unmount() }
}
