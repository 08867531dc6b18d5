import type { PageListener, ShownPage } from '../plugins/warraq-plugin.ts'

/** Loads a browser module of a plugin and starts it. */
export type PluginStarter = () => Promise<PageListener | undefined>

/**
 * Start the plugins that run on every page. Returns a function to call once per page, after its
 * title is set. A page that the reader leaves while a plugin is loading is still reported with its
 * own data.
 */
export function startPlugins(
  starters: readonly PluginStarter[],
  shownPage: () => ShownPage,
): () => void {
  const listeners = starters.map((start) => start())
  return () => {
    const page = shownPage()
    // Ignore a plugin that fails to load.
    for (const ready of listeners) ready.then((listen) => listen?.(page)).catch(() => {})
  }
}

/** Returns a function that says in the console which plugin failed, in which hook, and how to go on. */
export function tellFault(plugin: string, hook: string): (cause: unknown) => void {
  const text = `The plugin "${plugin}" failed in its hook "${hook}". Correct the plugin, or remove it from "plugins" in docs.config.ts.`
  return (cause) => console.error(text, cause)
}

/**
 * The started module of a plugin, for the development server: whatever it throws is written to the
 * console with the plugin's name.
 */
export async function tellFaults(
  plugin: string,
  started: Promise<PageListener | undefined>,
): Promise<PageListener | undefined> {
  const tell = tellFault(plugin, 'client')
  const told = <Result>(running: Promise<Result>): Promise<Result> =>
    running.catch((cause: unknown) => {
      tell(cause)
      throw cause
    })
  const listen = await told(started)
  return listen && ((page) => told(Promise.resolve(page).then(listen)))
}
