import { vi } from 'vitest'

/** Replaces the storage of the browser; returns what it stores, by `local` and `session`. */
export function stubStorage() {
  const stored = { local: new Map<string, string>(), session: new Map<string, string>() }
  for (const [name, map] of Object.entries(stored))
    vi.stubGlobal(`${name}Storage`, {
      getItem: (key: string) => map.get(key) ?? null,
      setItem: (key: string, value: string) => map.set(key, value),
      removeItem: (key: string) => map.delete(key),
    })
  vi.stubGlobal('StorageEvent', Event)
  vi.stubGlobal('dispatchEvent', () => true)
  return stored
}
