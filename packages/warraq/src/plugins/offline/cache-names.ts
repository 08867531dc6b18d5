/** Prefix of every cache name; base path, build id and kind follow, separated by spaces. */
export const CACHE_PREFIX = 'docs-offline '

/**
 * The kinds of caches: `pages` and `pictures` that the reader has visited, least recently used ones
 * evicted first; `files` that all pages share.
 */
export type CacheKind = 'pages' | 'pictures' | 'files'

/** The build that a worker belongs to. */
export interface BuildName {
  /** Base path of the language. */
  readonly base: string
  readonly buildId: string
}

/** Name of the cache for one kind of files of one build. */
export function cacheName({ base, buildId }: BuildName, kind: CacheKind): string {
  return `${CACHE_PREFIX}${base} ${buildId} ${kind}`
}

/** Builds that have caches, oldest first. `names` are in the order in which the caches were made. */
export function keptBuilds(names: readonly string[], base: string): string[] {
  const start = `${CACHE_PREFIX}${base} `
  const ids = names.flatMap((name) =>
    name.startsWith(start) ? (name.slice(start.length).split(' ')[0] ?? []) : [],
  )
  return [...new Set(ids)]
}

/**
 * Caches to delete when a build takes over. Those of the previous build stay: open tabs show it, and
 * pages that the reader visited only in it can still be read.
 */
export function outdatedCaches(names: readonly string[], { base, buildId }: BuildName): string[] {
  const former = keptBuilds(names, base)
    .filter((id) => id !== buildId)
    .slice(0, -1)
  return names.filter((name) =>
    former.some((id) => name.startsWith(`${CACHE_PREFIX}${base} ${id} `)),
  )
}

/** Caches of one kind of other builds, newest first. */
export function formerCaches(
  names: readonly string[],
  { base, buildId }: BuildName,
  kind: CacheKind,
): string[] {
  return keptBuilds(names, base)
    .filter((id) => id !== buildId)
    .reverse()
    .map((id) => cacheName({ base, buildId: id }, kind))
    .filter((name) => names.includes(name))
}
