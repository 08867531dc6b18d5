/** Requests on their way at once: enough to keep a server busy, and few for its queue. */
const AT_ONCE = 8

/**
 * Request each of those paths and read its answer, several at once, which takes less time than one
 * after the other through Playwright where a test reads every page.
 * @param site address of the server
 * @returns what was read, in the order of the paths
 */
export async function readEach<T>(
  site: string | undefined,
  paths: readonly string[],
  read: (response: Response, path: string) => Promise<T>,
): Promise<T[]> {
  const results: T[] = []
  const entries = paths.entries()
  const readRest = async () => {
    for (const [index, path] of entries)
      results[index] = await read(await fetch(new URL(path, site)), path)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, readRest))
  return results
}

/** The HTML of each of those pages, in their order. */
export function htmlOfEach(site: string | undefined, paths: readonly string[]): Promise<string[]> {
  return readEach(site, paths, (response) => response.text())
}
