import type { VersionChoice } from '../../search/search-scope.ts'
import { fillText } from '../../shared/fill-text.ts'
import type { DocsVersionsView } from '../../shared/site-view.ts'
import type { SearchPageText } from './search-page-text.ts'

interface VersionSelectsProps {
  readonly docsVersions: readonly DocsVersionsView[]
  readonly text: SearchPageText
  readonly chosen: VersionChoice
  readonly onChoose: (docsId: string, name: string) => void
}

/** One labelled select for each docs root with several versions. */
export function VersionSelects({ docsVersions, text, chosen, onChoose }: VersionSelectsProps) {
  return docsVersions.map(({ docsId, label, names, labels }) => (
    <label key={docsId}>
      {docsVersions.length === 1
        ? `${text.searchedVersion} `
        : `${fillText(text.searchedVersionOf, { docs: label })} `}
      <select value={chosen[docsId]} onChange={({ target }) => onChoose(docsId, target.value)}>
        {names.map((name, at) => (
          <option key={name} value={name}>
            {labels[at] ?? name}
          </option>
        ))}
      </select>
    </label>
  ))
}
