import type { ReactElement } from 'react'
import { searchedVersions, searchScopeOf } from '../search-scope.ts'
import type { DialogPanel, PanelHost, PanelSource } from './dialog-panel.ts'
import { dialogText } from './dialog-text.ts'
import { keepQuery } from './last-query.ts'
import { SearchDialog } from './SearchDialog.tsx'
import type { SearchParts } from './use-search.ts'

export interface DialogHost extends Omit<SearchParts, 'storageKey'> {
  /** Absent if no plugin adds a panel. */
  readonly panels?: PanelHost | undefined
}

/** The content of the search dialog of a document, which is about to be hydrated. */
export function prepareDialog({ panels, ...parts }: DialogHost): ReactElement {
  const { dialog, site, search } = parts
  const { indexName, collection } = search.options
  const text = { ...dialogText, ...site.text }
  const storageKey = indexName ?? collection ?? `docs-${site.lang}`
  // Hydration may empty a field that was filled and closed before.
  const typed = dialog.querySelector('input')?.value
  if (typed) keepQuery(typed)
  const shown = { ...parts, text, storageKey }
  return import.meta.env.hasPanels && panels !== undefined ? (
    <SearchDialog {...shown} Guard={panels.Guard} panels={openPanels(panels, shown)} />
  ) : (
    <SearchDialog {...shown} panels={[]} />
  )
}

function openPanels(
  { modules, siteUrl }: PanelHost,
  { site, text, storageKey }: Pick<SearchParts, 'site'> & Pick<PanelSource, 'text' | 'storageKey'>,
): DialogPanel[] {
  const scope = searchScopeOf(site, searchedVersions(site, undefined))
  return modules.map(({ openPanel, options }) =>
    openPanel({ options, scope, text, storageKey, siteUrl }),
  )
}
