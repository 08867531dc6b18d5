import { useState } from 'react'
import { ArrowUpIcon } from './icons.tsx'
import { isBackToTopShown } from './scroll-rules.ts'
import { useScrollPlace } from './use-scroll-place.ts'
import { useText } from './use-text.ts'

/** Offered while the reader scrolls back up a long page. */
export function BackToTop() {
  const text = useText()
  const [isShown, setShown] = useState(false)
  useScrollPlace((place) => setShown((former) => isBackToTopShown(place, former)))
  if (!isShown) return null
  const toTop = () => {
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
    scrollTo({ top: 0, behavior })
  }
  return (
    <button type="button" className="back-to-top" aria-label={text.backToTop} onClick={toTop}>
      <ArrowUpIcon />
    </button>
  )
}
