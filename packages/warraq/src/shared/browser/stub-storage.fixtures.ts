import { vi } from 'vitest'

/** The browser's storage and the event of its changes; returns what is stored. */
export function stubStorage(): {
  readonly local: Map<string, string>
  readonly session: Map<string, string>
} {
  const local = new Map<string, string>()
  const session = new Map<string, string>()
  const areaOf = (map: Map<string, string>) => ({
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => map.set(key, value),
    removeItem: (key: string) => map.delete(key),
  })
  vi.stubGlobal('localStorage', areaOf(local))
  vi.stubGlobal('sessionStorage', areaOf(session))
  vi.stubGlobal('StorageEvent', Event)
  vi.stubGlobal('dispatchEvent', () => true)
  return { local, session }
}
