import { renderToString } from 'react-dom/server'
import * as ELEMENT_ID from '../element-ids.ts'
import type { SearchedSite } from '../searched-site.ts'
import { dialogText } from './dialog-text.ts'
import { SearchField } from './SearchField.tsx'

/**
 * HTML of the closed search dialog, the same in every document: a field that accepts text before
 * any code has loaded. `SearchDialog` hydrates its content.
 */
export function searchShellHtml({ search, text: siteText }: SearchedSite): string {
  if (search === undefined) return ''
  const text = { ...dialogText, ...siteText }
  return renderToString(
    <dialog
      id={ELEMENT_ID.searchDialog}
      className="search-dialog"
      popover="auto"
      aria-label={text.search}
      aria-modal="true"
    >
      <div className="search-sheet">
        <SearchField text={text} search={search} />
      </div>
    </dialog>,
  )
}
