import { useEffect, useRef } from 'react'

interface SearchMoreProps {
  readonly label: string
  readonly onNear: () => void
}

/** Requests more results once when it is scrolled into view. */
export function SearchMore({ label, onNear }: SearchMoreProps) {
  const ref = useRef<HTMLParagraphElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it watches once, whoever hears of it
  useEffect(() => {
    if (ref.current === null) return
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watcher.disconnect()
      onNear()
    })
    watcher.observe(ref.current)
    return () => watcher.disconnect()
  }, [])
  return (
    <p ref={ref} className="search-more">
      {label}
    </p>
  )
}
