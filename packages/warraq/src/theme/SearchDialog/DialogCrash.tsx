import { useEffect } from 'react'
import { CrashMessage } from '../CrashPage/CrashMessage.tsx'

interface DialogCrashProps {
  readonly dialog: HTMLElement
  readonly error: unknown
  readonly onRetry: () => void
}

/** Shown in place of a dialog that crashed. Closing the dialog resets it. */
export function DialogCrash({ dialog, error, onRetry }: DialogCrashProps) {
  useEffect(() => {
    dialog.querySelector('button')?.focus()
    const onToggle = ({ newState }: ToggleEvent): void => {
      if (newState === 'closed') onRetry()
    }
    dialog.addEventListener('toggle', onToggle)
    return () => dialog.removeEventListener('toggle', onToggle)
  }, [dialog, onRetry])
  return (
    <div className="search-sheet">
      <div className="search-body">
        <CrashMessage of="part" error={error} onRetry={onRetry} />
      </div>
    </div>
  )
}
