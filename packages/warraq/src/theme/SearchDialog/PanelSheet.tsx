import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { CrashBoundary } from '../CrashPage/CrashBoundary.tsx'
import { CrashMessage } from '../CrashPage/CrashMessage.tsx'
import type { PanelControls, PanelScreen } from './dialog-panel.ts'
import type { DialogText } from './dialog-text.ts'
import { SearchFailed } from './SearchFailed.tsx'

interface PanelSheetProps {
  readonly load: PanelScreen
  readonly controls: PanelControls
  readonly text: DialogText
}

/** A panel's screen, which loads here. If it fails, now or later, the reader can try again. */
export function PanelSheet({ load, controls, text }: PanelSheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<
    { readonly Screen: ComponentType<PanelControls> } | 'failed'
  >()
  const open = useCallback(() => {
    load().then(
      (Screen) => setLoaded({ Screen }),
      () => setLoaded('failed'),
    )
  }, [load])
  useEffect(open, [open])
  return (
    <div className="search-sheet" ref={sheet}>
      {loaded === 'failed' && (
        <div className="search-body">
          <SearchFailed text={text} onRetry={open} />
        </div>
      )}
      {typeof loaded === 'object' && (
        <CrashBoundary
          container={() => sheet.current}
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
        >
          <loaded.Screen {...controls} />
        </CrashBoundary>
      )}
    </div>
  )
}
