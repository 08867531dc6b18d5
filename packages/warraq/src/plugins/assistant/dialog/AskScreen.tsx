import { useCallback, useEffect, useRef, useState } from 'react'
import { CrashBoundary } from '../../../theme/CrashPage/CrashBoundary.tsx'
import { CrashMessage } from '../../../theme/CrashPage/CrashMessage.tsx'
import type { DialogText } from '../../../theme/SearchDialog/dialog-text.ts'
import { SearchFailed } from '../../../theme/SearchDialog/SearchFailed.tsx'
import type { AskSession } from '../browser/ask-session.ts'
import type { AskPanelProps } from '../panel/AskPanel.tsx'

/** The code of the assistant and the reader's session. */
export interface LoadedAssistant {
  readonly AskPanel: (props: AskPanelProps) => React.ReactNode
  readonly session: AskSession
}

export interface AskScreenProps extends Omit<AskPanelProps, 'session'> {
  /** Called once the session is open. */
  readonly begin: (session: AskSession) => void
  readonly text: DialogText
  readonly load: () => Promise<LoadedAssistant>
}

/**
 * The assistant; it replaces field, list and footer, and loads its code here. An answer ends with
 * the screen, however the reader leaves it, since the model would write for nobody.
 */
export function AskScreen({ begin, text, load, ...panel }: AskScreenProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<LoadedAssistant | 'failed'>()
  const open = useCallback(() => {
    load().then(setLoaded, () => setLoaded('failed'))
  }, [load])
  useEffect(open, [open])
  useEffect(() => {
    if (typeof loaded !== 'object') return undefined
    const { session } = loaded
    begin(session)
    // The browser may keep a page that the reader has left, with its requests.
    window.addEventListener('pagehide', session.stop)
    return () => {
      window.removeEventListener('pagehide', session.stop)
      session.stop()
    }
  }, [loaded, begin])
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
          <loaded.AskPanel session={loaded.session} {...panel} />
        </CrashBoundary>
      )}
    </div>
  )
}
