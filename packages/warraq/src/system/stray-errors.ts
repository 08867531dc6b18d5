type Watcher = (cause: unknown) => void

const watchers = new Set<Watcher>()

const tell = (cause: unknown) => {
  for (const watcher of watchers) watcher(cause)
}

/**
 * Receive errors that code leaves to the process, such as that of a program that cannot be started,
 * and keep them from ending it.
 * @returns stops watching
 */
export function watchStrayErrors(watcher: Watcher): () => void {
  if (watchers.size === 0) process.on('uncaughtException', tell)
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
    if (watchers.size === 0) process.off('uncaughtException', tell)
  }
}
