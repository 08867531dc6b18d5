import type { OutlineNode } from '../../shared/data/page-parts.ts'
import { part } from '../parts/part.tsx'
import { useText } from '../text/use-text.ts'
import { OutlineList } from './OutlineList.tsx'

export interface OutlineProps {
  readonly outline: readonly OutlineNode[]
}

/** The headings of the page beside the content; the custom element marks the current one. */
export const Outline = part('Outline', ({ outline }: OutlineProps) => {
  const text = useText()
  return (
    <docs-outline>
      <nav className="outline" aria-label={text.onThisPage}>
        <p className="outline-title" aria-hidden="true">
          {text.onThisPage}
        </p>
        <OutlineList nodes={outline} />
      </nav>
    </docs-outline>
  )
})
