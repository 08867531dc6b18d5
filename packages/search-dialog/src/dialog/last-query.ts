import { readStorage, writeStorage } from '../shared/storage.ts'

/** In the storage of the tab, because the next page may be another document. */
const KEY = 'docs-search-query'

/** The query with which the dialog was closed. */
export function lastQuery(): string {
  return readStorage('session', KEY) ?? ''
}

export function keepQuery(query: string): void {
  writeStorage('session', KEY, query)
}
