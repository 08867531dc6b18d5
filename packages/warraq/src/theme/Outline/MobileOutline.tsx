import type { OutlineNode } from '../../shared/data/page-parts.ts'
import { part } from '../parts/part.tsx'
import { useText } from '../text/use-text.ts'
import { OutlineList } from './OutlineList.tsx'
import { MOBILE_OUTLINE, OUTLINE_CURRENT } from './outline-markup.ts'

export interface MobileOutlineProps {
  readonly outline: readonly OutlineNode[]
}

/** The headings of the page above the content, on screens without room for a column; its bar names the current one. */
export const MobileOutline = part('MobileOutline', ({ outline }: MobileOutlineProps) => {
  const text = useText()
  return (
    <docs-outline class="folded">
      <details className={MOBILE_OUTLINE}>
        <summary>
          {text.onThisPage}
          <span className={OUTLINE_CURRENT} />
        </summary>
        <nav aria-label={text.onThisPage}>
          <OutlineList nodes={outline} />
        </nav>
      </details>
    </docs-outline>
  )
})
