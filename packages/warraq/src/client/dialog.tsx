import '@warraq/search-dialog/styles/search-dialog.css'
import '@warraq/search-dialog/styles/search-list.css'
import { panels as modules, siteUrl } from 'virtual:docs-dialog-panels'
import type { GuardProps } from '@warraq/search-dialog/dialog/dialog-panel'
import { type DialogHost, prepareDialog } from '@warraq/search-dialog/dialog/prepare-dialog'
import { useEffect } from 'react'
import { type Crash, CrashBoundary } from '../theme/CrashPage/CrashBoundary.tsx'
import { CrashMessage } from '../theme/CrashPage/CrashMessage.tsx'
import { liveRoot } from '../theme/CrashPage/live-root.tsx'
import { navbarPages } from './navbar-pages.ts'

/** Hydrate the search dialog of a document. */
export function wakeDialog(parts: Omit<DialogHost, 'navbarPages' | 'panels'>): void {
  const { dialog } = parts
  const panels = import.meta.env.hasPanels ? { modules, siteUrl, Guard: PanelGuard } : undefined
  liveRoot(dialog, prepareDialog({ ...parts, navbarPages, panels }), {
    name: 'Search',
    fallback: (crash) => <DialogCrash dialog={dialog} {...crash} />,
  })
}

/** Around a panel's screen, which has a separate boundary. */
function PanelGuard(props: GuardProps) {
  return (
    <CrashBoundary
      {...props}
      fallback={({ error, retry, isAgain, hadFocus }) => (
        <div className="search-body">
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
