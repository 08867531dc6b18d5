import type { ScopeSection } from '../search-scope.ts'
import type { DialogText } from './dialog-text.ts'

interface SearchFilterProps {
  readonly text: Pick<DialogText, 'allSections' | 'siteSections'>
  readonly sections: readonly ScopeSection[]
  /** Tag of the section that the search is limited to. */
  readonly chosen: string | undefined
  readonly onChoose: (tag: string | undefined) => void
}

/** The sections that a search can be limited to, if there are several. */
export function SearchFilter({ text, sections, chosen, onChoose }: SearchFilterProps) {
  if (sections.length < 2) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that choose one section are no fields
    <div role="group" className="search-filter" aria-label={text.siteSections}>
      {[{ label: text.allSections, tag: undefined }, ...sections].map(({ label, tag }) => (
        <button
          key={label}
          type="button"
          aria-pressed={tag === chosen}
          onClick={() => onChoose(tag)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
