import '@warraq/search-dialog/styles/search-dialog.css'
import '@warraq/search-dialog/styles/search-list.css'
import { panels, siteUrl } from 'virtual:docs-dialog-panels'
import type { GuardProps } from '@warraq/search-dialog/dialog/dialog-panel'
import { type DialogHost, prepareDialog } from '@warraq/search-dialog/dialog/prepare-dialog'
import { useEffect } from 'react'
import { type Crash, CrashBoundary } from '../theme/CrashPage/CrashBoundary.tsx'
import { CrashMessage } from '../theme/CrashPage/CrashMessage.tsx'
import { liveRoot } from '../theme/CrashPage/live-root.tsx'
import { navbarPages } from './navbar-pages.ts'

/** Hydrate the search dialog of a document. */
export async function wakeDialog(parts: Omit<DialogHost, 'navbarPages' | 'host'>): Promise<void> {
  const { dialog } = parts
  const host = import.meta.env.hasPanels ? { panels, siteUrl, Guard: PanelGuard } : undefined
  liveRoot(dialog, await prepareDialog({ ...parts, navbarPages, host }), {
    name: 'Search',
    fallback: (crash) => <DialogCrash dialog={dialog} {...crash} />,
  })
}

/** Around a part of a panel, so that a crash takes only its place. */
function PanelGuard({ onFault, className, ...props }: GuardProps) {
  return (
    <CrashBoundary
      {...props}
      onCrash={onFault}
      fallback={({ error, retry, isAgain, hadFocus }) => (
        <div className={className}>
          <CrashMessage
            of="part"
            error={error}
            onRetry={retry}
            isAgain={isAgain}
            takesFocus={hadFocus}
          />
        </div>
      )}
    />
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
