export type StorageArea = 'local' | 'session'

let hasWarned = false

/** The stored value; `null` if there is none or storage is blocked. */
export function readStorage(area: StorageArea, key: string): string | null {
  return guarded(() => areaOf(area).getItem(key)) ?? null
}

/** Store a value (`null` removes it) and notify this tab, too; an equal value notifies no listener. */
export function writeStorage(area: StorageArea, key: string, value: string | null): void {
  const former = readStorage(area, key)
  if (former === value) return
  guarded(() => (value === null ? areaOf(area).removeItem(key) : areaOf(area).setItem(key, value)))
  dispatchEvent(new StorageEvent('storage', { key, oldValue: former, newValue: value }))
}

/**
 * Call `listener` when a value changes, in this tab or another, or when another one clears its
 * storage; returns a function to stop.
 */
export function watchStorage(key: string, listener: (value: string | null) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener(event.newValue)
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

function areaOf(area: StorageArea): Storage {
  return area === 'local' ? localStorage : sessionStorage
}

/** If storage is blocked, logs one warning, and nothing is stored. */
function guarded<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch {
    if (!hasWarned) console.warn('Storage is blocked, so choices are not remembered.')
    hasWarned = true
    return undefined
  }
}
