import type { ReactElement } from 'react'
import { searchedVersions, searchScopeOf } from '../search-scope.ts'
import type { PanelModule } from './dialog-panel.ts'
import { dialogText } from './dialog-text.ts'
import { keepQuery } from './last-query.ts'
import { SearchDialog } from './SearchDialog.tsx'
import type { SearchParts } from './use-search.ts'

export interface DialogHost extends Omit<SearchParts, 'storageKey'> {
  readonly panels: readonly PanelModule[]
  /** Public address of the site with its base path. */
  readonly siteUrl: string
}

/** The content of the search dialog of a document, which is about to be hydrated. */
export function prepareDialog({ panels, siteUrl, ...parts }: DialogHost): ReactElement {
  const { dialog, site, search } = parts
  const { indexName, collection } = search.options
  const text = { ...dialogText, ...site.text }
  const storageKey = indexName ?? collection ?? `docs-${site.lang}`
  // Hydration may empty a field that was filled and closed before.
  const typed = dialog.querySelector('input')?.value
  if (typed) keepQuery(typed)
  const scope = searchScopeOf(site, searchedVersions(site, undefined))
  return (
    <SearchDialog
      {...parts}
      text={text}
      storageKey={storageKey}
      panels={panels.map(({ openPanel, options }) =>
        openPanel({ options, scope, text, storageKey, siteUrl }),
      )}
    />
  )
}
