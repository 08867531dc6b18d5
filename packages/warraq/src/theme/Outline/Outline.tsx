import type { OutlineNode } from '../../shared/page-parts.ts'
import { useText } from '../text/use-text.ts'
import { OutlineList } from './OutlineList.tsx'

/** The headings of the page beside the content; the element follows the reader. */
export function Outline({ outline }: { readonly outline: readonly OutlineNode[] }) {
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
}
