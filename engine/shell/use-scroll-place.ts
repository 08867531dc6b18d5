import { useEffect, useRef } from 'react'
import { type ScrollPlace, watchScroll } from '../shared/watch-scroll.ts'

/** Call `onScroll` at most once a frame with where the reader is and was. */
export function useScrollPlace(onScroll: (place: ScrollPlace) => void): void {
  const listener = useRef(onScroll)
  useEffect(() => {
    listener.current = onScroll
  })
  useEffect(() => watchScroll((place) => listener.current(place)), [])
}
