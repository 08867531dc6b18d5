import { useEffect, useState } from 'react'
import { readStorage, STORAGE_KEYS, watchStorage, writeStorage } from '../shared/storage.ts'

/**
 * The version of a docs root the reader chose before. Known after mounting only; a stored name that
 * no longer exists is forgotten.
 */
export function usePreferredVersion(docsId: string, names: readonly string[]): string | undefined {
  const [preferred, setPreferred] = useState<string>()
  const known = names.join('\n')
  useEffect(() => {
    const key = STORAGE_KEYS.preferredVersion(docsId)
    const read = (stored: string | null) => {
      if (stored === null || known.split('\n').includes(stored)) setPreferred(stored ?? undefined)
      else writeStorage('local', key, null)
    }
    read(readStorage('local', key))
    return watchStorage(key, read)
  }, [docsId, known])
  return preferred
}
