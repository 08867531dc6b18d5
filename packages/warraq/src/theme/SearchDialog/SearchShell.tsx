import type { SearchView } from '../../shared/site-view.ts'
import { SearchField, type SearchFieldText } from './SearchField.tsx'

interface SearchShellProps {
  readonly text: SearchFieldText
  readonly search: SearchView
}

const nothing = (): void => {}

/**
 * The search dialog in every document: a field that accepts text before any code has loaded.
 * `SearchDialog` hydrates its content.
 */
export function SearchShell({ text, search }: SearchShellProps) {
  return (
    <dialog className="search-dialog" popover="auto" aria-label={text.search} aria-modal="true">
      <div className="search-sheet">
        <SearchField
          text={text}
          placeholder={search.placeholder}
          query=""
          isStalled={false}
          hasList={false}
          popup="grid"
          active={null}
          onType={nothing}
          onKeyDown={nothing}
          onClear={nothing}
          onClose={nothing}
        />
      </div>
    </dialog>
  )
}
