import { ownValue } from '@warraq/search/own-value'
import type { SearchScope } from '@warraq/search/search-provider'
import type { SearchedFrom, SearchedSite } from './searched-site.ts'
import { readStorage } from './shared/storage.ts'
import { preferredVersion } from './storage-keys.ts'

/** Version by docs id, for docs roots with several versions. */
export type VersionChoice = Readonly<Record<string, string>>

/**
 * The version to search in each docs root: that of the page if it belongs to the root, otherwise
 * the preferred one, otherwise the latest.
 */
export function searchedVersions(
  { docsVersions = [] }: Pick<SearchedSite, 'docsVersions'>,
  version: SearchedFrom['version'],
): VersionChoice {
  if (!import.meta.env.hasVersions) return {}
  return Object.fromEntries(
    docsVersions.map(({ docsId, latest, names }) => {
      const here = version?.docsId === docsId ? version.name : undefined
      const preferred = readStorage('local', preferredVersion(docsId))
      const asked = [here, preferred].find((name) => name && names.includes(name))
      return [docsId, asked ?? latest]
    }),
  )
}

/** A section of the site that a search can be limited to. */
export interface ScopeSection {
  readonly label: string
  /** Search tag of its pages. */
  readonly tag: string
}

/** The sections of the site, in the chosen versions. */
export function scopeSections(
  { search, docsVersions = [] }: Pick<SearchedSite, 'search' | 'docsVersions'>,
  versions: VersionChoice,
): ScopeSection[] {
  const { tags = [], labels = [] } = search ?? {}
  return [
    ...labels.map((label, at) => ({ label, tag: tags[at + 1] ?? '' })),
    ...docsVersions.map(({ docsId, label }) => ({
      label,
      tag: `docs-${docsId}-${ownValue(versions, docsId)}`,
    })),
  ]
}

/**
 * The pages to search: those of the chosen versions, and all that have no versions.
 * @param tag limits them to the pages with this search tag
 */
export function searchScopeOf(
  { lang, search }: Pick<SearchedSite, 'lang' | 'search'>,
  versions: VersionChoice,
  tag?: string,
): SearchScope {
  if (tag !== undefined) return { locale: lang, tags: [tag] }
  const chosen = Object.entries(versions).map(([docsId, name]) => `docs-${docsId}-${name}`)
  return { locale: lang, tags: [...(search?.tags ?? []), ...chosen] }
}
