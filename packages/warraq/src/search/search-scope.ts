import type { SearchScope } from '@warraq/search/search-provider'
import { readStorage } from '../shared/browser/storage.ts'
import * as STORAGE_KEYS from '../shared/browser/storage-keys.ts'
import { ownValue } from '../shared/data/own-value.ts'
import type { PageRecord } from '../shared/data/page-view.ts'
import type { RuntimeSite } from '../shared/data/site-view.ts'

/** Version by docs id, for docs roots with several versions. */
export type VersionChoice = Readonly<Record<string, string>>

/**
 * The version to search in each docs root: that of the page if it belongs to the root, otherwise
 * the preferred one, otherwise the latest.
 */
export function searchedVersions(
  { docsVersions = [] }: Pick<RuntimeSite, 'docsVersions'>,
  version: PageRecord['version'],
): VersionChoice {
  if (!import.meta.env.hasVersions) return {}
  return Object.fromEntries(
    docsVersions.map(({ docsId, latest, names }) => {
      const here = version?.docsId === docsId ? version.name : undefined
      const preferred = readStorage('local', STORAGE_KEYS.preferredVersion(docsId))
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
  { search, docsVersions = [] }: Pick<RuntimeSite, 'search' | 'docsVersions'>,
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
  { lang, search }: Pick<RuntimeSite, 'lang' | 'search'>,
  versions: VersionChoice,
  tag?: string,
): SearchScope {
  if (tag !== undefined) return { locale: lang, tags: [tag] }
  const chosen = Object.entries(versions).map(([docsId, name]) => `docs-${docsId}-${name}`)
  return { locale: lang, tags: [...(search?.tags ?? []), ...chosen] }
}
