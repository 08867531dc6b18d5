import { useEffect, useState } from 'react'
import { readStorage, STORAGE_KEYS, writeStorage } from '../shared/storage.ts'

export interface SidebarHiding {
  readonly isHidden: boolean
  readonly setHidden: (isHidden: boolean) => void
}

/**
 * Whether the reader has put the sidebar away, remembered on every page. The boot script has set
 * `data-sidebar-hidden` before the first paint, so that nothing moves when this hook takes over.
 */
export function useSidebarHidden(isHideable: boolean): SidebarHiding {
  const [isHidden, setState] = useState(false)
  useEffect(() => {
    setState(isHideable && readStorage('local', STORAGE_KEYS.sidebarHidden) === 'true')
  }, [isHideable])
  return {
    isHidden,
    setHidden: (next) => {
      writeStorage('local', STORAGE_KEYS.sidebarHidden, next ? 'true' : null)
      if (next) document.documentElement.dataset.sidebarHidden = 'true'
      else delete document.documentElement.dataset.sidebarHidden
      setState(next)
    },
  }
}
