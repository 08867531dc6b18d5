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
export function cacheName(build: BuildName, kind: CacheKind): string {
  return `${prefixOf(build)}${kind}`
}

function prefixOf({ base, buildId }: BuildName): string {
  return `${CACHE_PREFIX}${base} ${buildId} `
}

/**
 * Other builds that have caches, newest first. `names` are in the order in which the caches were
 * made.
 */
function formerBuilds(names: readonly string[], { base, buildId }: BuildName): BuildName[] {
  const start = `${CACHE_PREFIX}${base} `
  const ids = names.flatMap((name) =>
    name.startsWith(start) ? (name.slice(start.length).split(' ')[0] ?? []) : [],
  )
  const others = [...new Set(ids)].filter((id) => id !== buildId)
  return others.reverse().map((id) => ({ base, buildId: id }))
}

/**
 * Caches to delete when a build takes over. Those of the previous build stay: open tabs show it, and
 * pages that the reader visited only in it can still be read.
 */
export function outdatedCaches(names: readonly string[], build: BuildName): string[] {
  const [, ...older] = formerBuilds(names, build)
  return names.filter((name) => older.some((former) => name.startsWith(prefixOf(former))))
}

/** Caches of one kind of other builds, newest first. */
export function formerCaches(
  names: readonly string[],
  build: BuildName,
  kind: CacheKind,
): string[] {
  return formerBuilds(names, build)
    .map((former) => cacheName(former, kind))
    .filter((name) => names.includes(name))
}
