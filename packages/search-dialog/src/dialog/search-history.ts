import type { SearchHit } from '@warraq/search/search-provider'
import { readStorage, writeStorage } from '../shared/storage.ts'

/** The stored data of a chosen hit. */
export type StoredHit = Pick<SearchHit, 'href' | 'title' | 'heading' | 'crumbs'>

export interface StoredSearches {
  readonly recent: readonly StoredHit[]
  readonly favorite: readonly StoredHit[]
}

const MAX_RECENT = 7
const MAX_RECENT_BESIDE_FAVORITES = 4
const MAX_FAVORITE = 10

/** The stored searches of a reader in one index. */
export function createHistory(index: string) {
  const keys = {
    recent: `__DOCSEARCH_RECENT_SEARCHES__${index}`,
    favorite: `__DOCSEARCH_FAVORITE_SEARCHES__${index}`,
  }
  const list = (name: keyof StoredSearches) => storedList(keys[name], isStoredHit)
  const without = (name: keyof StoredSearches, { href }: StoredHit) =>
    list(name).filter((other) => other.href !== href)
  const store = (name: keyof StoredSearches, hits: readonly StoredHit[]) =>
    storeText(keys[name], JSON.stringify(hits))
  const storeFirst = (name: keyof StoredSearches, hit: StoredHit, most: number) => {
    const { href, title, heading, crumbs } = hit
    store(name, [{ href, title, heading, crumbs }, ...without(name, hit)].slice(0, most))
  }

  return {
    read: (): StoredSearches => {
      const favorite = list('favorite').slice(0, MAX_FAVORITE)
      const limit = favorite.length === 0 ? MAX_RECENT : MAX_RECENT_BESIDE_FAVORITES
      return { favorite, recent: list('recent').slice(0, limit) }
    },
    /** Record a chosen hit. */
    visit: (hit: StoredHit): void => {
      if (!list('favorite').some(({ href }) => href === hit.href))
        storeFirst('recent', hit, MAX_RECENT)
    },
    /** Move a hit from the recent ones to the favourites. */
    favor: (hit: StoredHit): void => {
      store('recent', without('recent', hit))
      storeFirst('favorite', hit, MAX_FAVORITE)
    },
    forget: (name: keyof StoredSearches, hit: StoredHit): void => store(name, without(name, hit)),
  }
}

function isStoredHit(value: unknown): value is StoredHit {
  const { href, title, heading, crumbs } = (value ?? {}) as Partial<StoredHit>
  return (
    typeof href === 'string' &&
    leadsHere(href) &&
    typeof title === 'string' &&
    typeof heading === 'string' &&
    Array.isArray(crumbs) &&
    crumbs.every((crumb) => typeof crumb === 'string')
  )
}

/** Other programs may write to the storage, so entries that link to another site are dropped. */
function leadsHere(href: string): boolean {
  return (
    URL.canParse(href, location.href) && new URL(href, location.href).origin === location.origin
  )
}

/** If the storage is full, removes the larger half of the other stored search values. */
function storeText(key: string, text: string): void {
  writeStorage('local', key, text)
  if (readStorage('local', key) === text) return
  const sizeOf = (name: string) => readStorage('local', name)?.length ?? 0
  const others = searchKeys().filter((name) => name !== key)
  others.sort((a, b) => sizeOf(b) - sizeOf(a))
  for (const name of others.slice(0, Math.ceil(others.length / 2)))
    writeStorage('local', name, null)
  writeStorage('local', key, text)
}

function searchKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith('__DOCSEARCH_'))
  } catch {
    return []
  }
}

/** The valid items of a JSON list that the browser stores. */
function storedList<Item>(key: string, isItem: (value: unknown) => value is Item): Item[] {
  try {
    const stored: unknown = JSON.parse(readStorage('local', key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isItem) : []
  } catch {
    return []
  }
}
