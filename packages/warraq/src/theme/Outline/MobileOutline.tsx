import type { OutlineNode } from '../../shared/page-parts.ts'
import { useText } from '../text/use-text.ts'
import { OutlineList } from './OutlineList.tsx'

/** The headings of the page above the content, on screens without room for a column. */
export function MobileOutline({ outline }: { readonly outline: readonly OutlineNode[] }) {
  const text = useText()
  return (
    <details className="mobile-outline">
      <summary>{text.onThisPage}</summary>
      <nav aria-label={text.onThisPage}>
        <OutlineList nodes={outline} />
      </nav>
    </details>
  )
}
