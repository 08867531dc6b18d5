import { useEffect, useRef } from 'react'
import type { OutlineNode } from '../shared/page-view.ts'
import { OutlineList } from './OutlineList.tsx'
import { useActiveHeading } from './use-active-heading.ts'
import { useText } from './use-text.ts'

interface OutlineProps {
  readonly outline: readonly OutlineNode[]
  readonly pageHref: string
}

/** The headings of the page beside the content; follows the reader. */
export function Outline({ outline, pageHref }: OutlineProps) {
  const text = useText()
  const box = useRef<HTMLElement>(null)
  const activeId = useActiveHeading(outline, pageHref)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the active link moved.
  useEffect(() => keepInView(box.current), [activeId])
  return (
    <nav ref={box} className="outline" aria-label={text.onThisPage}>
      <p className="outline-title" aria-hidden="true">
        {text.onThisPage}
      </p>
      <OutlineList nodes={outline} activeId={activeId} />
    </nav>
  )
}

/** Scrolls the outline alone, never the page. */
function keepInView(box: HTMLElement | null): void {
  const link = box?.querySelector<HTMLElement>('.is-active')
  if (box === null || link === null || link === undefined) return
  const { top, bottom } = link.getBoundingClientRect()
  const frame = box.getBoundingClientRect()
  if (top < frame.top || bottom > frame.bottom) box.scrollTop += top - frame.top - frame.height / 2
}
