import { cacheName } from './cache-names.ts'
import { isIndexFile, type OfflineBuild } from './offline-build.ts'

/** The part of an index in a search catalogue that names its files. */
type Index = { readonly folder: string; readonly common?: unknown }

/**
 * Cache what any page of the build may load, and the search index; files in the cache are not loaded
 * again. The catalogue comes last, so that a cached catalogue never names a file that is missing.
 */
export async function keepSearch(build: OfflineBuild): Promise<void> {
  const cache = await caches.open(cacheName(build, 'files'))
  const keepAll = async (hrefs: readonly string[]) => {
    for (const href of hrefs)
      if ((await cache.match(href, { ignoreVary: true })) === undefined)
        await cache.add(new Request(href, { priority: 'low' }))
  }
  await keepAll(build.scripts)
  if (build.catalogue === undefined || build.indexFiles === undefined) return
  const response = await fetch(build.catalogue)
  const { indexes }: { readonly indexes: readonly Index[] } = await response.clone().json()
  const [first] = indexes
  if (first === undefined) return
  const wanted = build.indexFiles.filter((href) => href.startsWith(first.folder))
  // The catalogue is of a newer deploy, whose own worker caches its index.
  if (wanted.length === 0 && first.common === undefined) return
  await keepAll(wanted)
  await cache.put(build.catalogue, response)
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (isIndexFile(pathname, build.assets) && !pathname.startsWith(first.folder))
      await cache.delete(url)
  }
}
