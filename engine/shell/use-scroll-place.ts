import { useEffect, useRef } from 'react'
import type { ScrollPlace } from './scroll-rules.ts'

/** Call `onScroll` at most once a frame with where the reader is and was. */
export function useScrollPlace(onScroll: (place: ScrollPlace) => void): void {
  const listener = useRef(onScroll)
  useEffect(() => {
    listener.current = onScroll
  })
  useEffect(() => {
    let previousY = scrollY
    let frame = 0
    const measure = () => {
      frame = 0
      const y = scrollY
      listener.current({
        y,
        previousY,
        windowHeight: innerHeight,
        documentHeight: document.documentElement.scrollHeight,
      })
      previousY = y
    }
    const schedule = () => {
      if (frame === 0) frame = requestAnimationFrame(measure)
    }
    addEventListener('scroll', schedule, { passive: true })
    return () => {
      removeEventListener('scroll', schedule)
      cancelAnimationFrame(frame)
    }
  }, [])
}
