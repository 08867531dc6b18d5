import './search-dialog.css'
import './search-list.css'
import { panels } from 'virtual:docs-dialog-panels'
import { searchScopeOf, versionsFor } from '../../search/search-scope.ts'
import { liveRoot } from '../CrashPage/live-root.tsx'
import { DialogCrash } from './DialogCrash.tsx'
import { dialogText } from './dialog-text.ts'
import { SearchDialog } from './SearchDialog.tsx'
import type { SearchParts } from './use-search.ts'

/** Hydrate the search dialog of a document. */
export function wakeDialog(parts: Omit<SearchParts, 'storageKey'>): void {
  const { dialog, site, search } = parts
  const { indexName, collection } = search.options
  const text = { ...dialogText, ...site.text }
  const storageKey = indexName ?? collection ?? `docs-${site.lang}`
  const scope = searchScopeOf(site, versionsFor(site, undefined))
  liveRoot(
    dialog,
    <SearchDialog
      {...parts}
      text={text}
      storageKey={storageKey}
      panels={panels.map(({ openPanel, options }) =>
        openPanel({ options, scope, text, storageKey }),
      )}
    />,
    {
      name: 'Search',
      fallback: (error, retry) => <DialogCrash dialog={dialog} error={error} onRetry={retry} />,
    },
  )
}
