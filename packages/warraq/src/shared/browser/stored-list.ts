import { readStorage } from './storage.ts'

/** The valid items of a JSON list that the browser stores. */
export function storedList<Item>(key: string, isItem: (value: unknown) => value is Item): Item[] {
  try {
    const stored: unknown = JSON.parse(readStorage('local', key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isItem) : []
  } catch {
    return []
  }
}
