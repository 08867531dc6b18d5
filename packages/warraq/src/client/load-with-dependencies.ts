const started = new Map<string, Promise<unknown>>()

/**
 * Import a module that is loaded on demand together with what it needs: its scripts start to load
 * at once instead of one after the other, its styles are there before it runs. The bundler calls it
 * for every `import()`; `dependencies` are paths below the base path of the site.
 */
export async function loadWithDependencies<Module>(
  load: () => Promise<Module>,
  dependencies: readonly string[] = [],
): Promise<Module> {
  const module = load()
  // A failure is told to whoever waits below.
  module.catch(() => {})
  await Promise.all(dependencies.map(start))
  return module
}

/** Starts a dependency; settles when a stylesheet is there, at once for a script. */
function start(path: string): Promise<unknown> | undefined {
  const known = started.get(path)
  if (known !== undefined) return known
  const link = document.createElement('link')
  link.href = import.meta.env.BASE_URL + path
  const isStyle = path.endsWith('.css')
  link.rel = isStyle ? 'stylesheet' : 'modulepreload'
  const loaded = isStyle
    ? new Promise((resolve, reject) => {
        link.onload = resolve
        link.onerror = () => {
          // The next attempt asks the network again.
          started.delete(path)
          link.remove()
          reject(new Error(`${path} could not be loaded.`))
        }
      })
    : Promise.resolve()
  started.set(path, loaded)
  document.head.append(link)
  return loaded
}
