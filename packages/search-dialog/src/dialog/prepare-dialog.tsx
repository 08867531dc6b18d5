import type { ReactElement } from 'react'
import { searchedVersions, searchScopeOf } from '../search-scope.ts'
import type { DialogPanel, OwnedPanel, PanelHost, PanelSource } from './dialog-panel.ts'
import { dialogText } from './dialog-text.ts'
import { keepQuery } from './last-query.ts'
import { SearchDialog } from './SearchDialog.tsx'
import type { SearchParts } from './use-search.ts'

export interface DialogHost extends Omit<SearchParts, 'storageKey'> {
  /** Absent if no plugin adds a panel. */
  readonly host?: PanelHost | undefined
}

/** The content of the search dialog of a document, which is about to be hydrated. */
export async function prepareDialog({ host, ...parts }: DialogHost): Promise<ReactElement> {
  const { dialog, site, search } = parts
  const { indexName, collection } = search.options
  const text = { ...dialogText, ...site.text }
  const storageKey = indexName ?? collection ?? `docs-${site.lang}`
  const shown = { ...parts, text, storageKey }
  const panels =
    import.meta.env.hasPanels && host !== undefined ? await openPanels(host, shown) : []
  // Hydration may empty a field that was filled and closed before.
  const typed = dialog.querySelector('input')?.value
  if (typed) keepQuery(typed)
  return <SearchDialog {...shown} Guard={host?.Guard} panels={panels} />
}

/** The panels of plugins; one that throws is left out. */
async function openPanels(
  { panels, siteUrl }: PanelHost,
  { site, text, storageKey }: Pick<SearchParts, 'site'> & Pick<PanelSource, 'text' | 'storageKey'>,
): Promise<OwnedPanel[]> {
  const scope = searchScopeOf(site, searchedVersions(site, undefined))
  const opened = panels.map(async ({ load, options, onFault }): Promise<OwnedPanel[]> => {
    try {
      const { openPanel } = await load()
      const panel: unknown = openPanel({ options, scope, text, storageKey, siteUrl })
      if (typeof panel !== 'object' || panel === null)
        throw new Error('openPanel returned no panel: { name, Offer?, History? }')
      return [{ ...(panel as DialogPanel), onFault }]
    } catch (cause) {
      onFault(cause)
      return []
    }
  })
  return (await Promise.all(opened)).flat()
}
