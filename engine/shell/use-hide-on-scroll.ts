import { type RefObject, useEffect, useRef, useState } from 'react'
import { isNavbarShown } from './navbar-rule.ts'
import { useQueryAndHash } from './use-query-and-hash.ts'
import { useScrollPlace } from './use-scroll-place.ts'

/** Whether the navbar shows: it hides while the reader scrolls down; it shows when the focus comes into it or a new page without a hash opens. */
export function useHideOnScroll(
  isHideable: boolean,
  href: string,
  bar: RefObject<HTMLElement | null>,
): boolean {
  const [isShown, setShown] = useState(true)
  const skipNext = useRef(false)
  const hash = useQueryAndHash().replace(/^[^#]*/, '')
  useScrollPlace((place) => {
    if (!isHideable) return
    const height = bar.current?.offsetHeight ?? 0
    if (place.y >= height && skipNext.current) {
      skipNext.current = false
      return
    }
    setShown((former) => isNavbarShown(place, height, former))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what the rule is about.
  useEffect(() => {
    if (!isHideable) return
    const target = document.getElementById(decodeHash(hash))
    skipNext.current = target !== null
    setShown(target === null)
  }, [href, hash, isHideable])
  useEffect(() => {
    const element = bar.current
    if (!isHideable || element === null) return
    const show = () => setShown(true)
    element.addEventListener('focusin', show)
    return () => element.removeEventListener('focusin', show)
  }, [isHideable, bar])
  return isShown
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
