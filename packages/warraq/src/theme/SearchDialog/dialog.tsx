import './search-dialog.css'
import './search-list.css'
import { panels, siteUrl } from 'virtual:docs-dialog-panels'
import { useEffect } from 'react'
import { searchedVersions, searchScopeOf } from '../../search/search-scope.ts'
import type { Crash } from '../CrashPage/CrashBoundary.tsx'
import { CrashMessage } from '../CrashPage/CrashMessage.tsx'
import { liveRoot } from '../CrashPage/live-root.tsx'
import { dialogText } from './dialog-text.ts'
import { keepQuery } from './last-query.ts'
import { SearchDialog } from './SearchDialog.tsx'
import type { SearchParts } from './use-search.ts'

/** Hydrate the search dialog of a document. */
export function wakeDialog(parts: Omit<SearchParts, 'storageKey'>): void {
  const { dialog, site, search } = parts
  const { indexName, collection } = search.options
  const text = { ...dialogText, ...site.text }
  const storageKey = indexName ?? collection ?? `docs-${site.lang}`
  // Hydration may empty a field that was filled and closed before.
  const typed = dialog.querySelector('input')?.value
  if (typed) keepQuery(typed)
  const scope = searchScopeOf(site, searchedVersions(site, undefined))
  liveRoot(
    dialog,
    <SearchDialog
      {...parts}
      text={text}
      storageKey={storageKey}
      panels={panels.map(({ openPanel, options }) =>
        openPanel({ options, scope, text, storageKey, siteUrl }),
      )}
    />,
    {
      name: 'Search',
      fallback: (crash) => <DialogCrash dialog={dialog} {...crash} />,
    },
  )
}

interface DialogCrashProps extends Crash {
  readonly dialog: HTMLElement
}

/** Shown in place of a dialog that crashed. Closing the dialog resets it. */
function DialogCrash({ dialog, error, retry, clear, isAgain }: DialogCrashProps) {
  useEffect(() => {
    dialog.querySelector('button')?.focus()
    const onToggle = ({ oldState }: ToggleEvent): void => {
      // Closing and opening at once is a single event, from open to open.
      if (oldState === 'open') clear()
    }
    dialog.addEventListener('toggle', onToggle)
    return () => dialog.removeEventListener('toggle', onToggle)
  }, [dialog, clear])
  return (
    <div className="search-sheet">
      <div className="search-body">
        <CrashMessage of="part" error={error} onRetry={retry} isAgain={isAgain} />
      </div>
    </div>
  )
}
