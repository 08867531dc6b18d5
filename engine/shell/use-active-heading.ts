import { useEffect, useState } from 'react'
import type { OutlineNode } from '../shared/page-view.ts'
import { activeHeading } from './active-heading.ts'
import { useScrollPlace } from './use-scroll-place.ts'

/** Height of the navbar, under which a heading is not seen, in pixels. */
const NAVBAR_HEIGHT = 60

/** Id of the heading the reader is at. */
export function useActiveHeading(
  outline: readonly OutlineNode[],
  pageHref: string,
): string | undefined {
  const [active, setActive] = useState<string>()
  const update = () =>
    setActive(activeHeading(boxesOf(outline), { offset: NAVBAR_HEIGHT, height: innerHeight }))
  useScrollPlace(update)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page; scrolling does the rest.
  useEffect(update, [pageHref])
  return active
}

function boxesOf(nodes: readonly OutlineNode[]): { id: string; top: number; bottom: number }[] {
  return nodes.flatMap(({ id, children }) => {
    const box = document.getElementById(id)?.getBoundingClientRect()
    return [
      ...(box === undefined ? [] : [{ id, top: box.top, bottom: box.bottom }]),
      ...boxesOf(children),
    ]
  })
}
