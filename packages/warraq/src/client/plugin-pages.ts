import type { PageListener, ShownPage } from '../plugins/page-listener.ts'

/** Loads a browser module of a plugin and starts it. */
export type PluginStarter = () => Promise<PageListener | undefined>

/**
 * Start the plugins that run on every page. Returns a function to be called once per page, after its
 * title is set: a page left while a plugin was loading is still told as itself.
 */
export function startPlugins(
  starters: readonly PluginStarter[],
  shownPage: () => ShownPage,
): () => void {
  const listeners = starters.map((start) => start())
  return () => {
    const page = shownPage()
    // A plugin that cannot be loaded breaks nothing else.
    for (const ready of listeners) ready.then((listen) => listen?.(page)).catch(() => {})
  }
}
