import './search-dialog.css'
import './search-list.css'
import { panels } from 'virtual:docs-dialog-panels'
import { searchScopeOf, versionsFor } from '../../search/search-scope.ts'
import { liveRoot } from '../CrashPage/live-root.tsx'
import { DialogCrash } from './DialogCrash.tsx'
import { dialogText } from './dialog-text.ts'
import { SearchDialog } from './SearchDialog.tsx'
import type { SearchParts } from './search-actions.ts'
import type { SearchSource } from './search-source.ts'

export interface DialogSource extends Omit<SearchParts, 'openProvider' | 'storageKey'> {
  readonly source: () => Promise<SearchSource>
}

/** Hydrate the search dialog of a document. */
export function wakeDialog(parts: DialogSource): void {
  const { dialog, site, search, source } = parts
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
      openProvider={async () => (await source()).open()}
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
