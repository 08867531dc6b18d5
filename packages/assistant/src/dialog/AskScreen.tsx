import { useEffect } from 'react'
import type { AskSession } from '../browser/ask-session.ts'
import { AskPanel, type AskPanelProps } from '../panel/AskPanel.tsx'

interface AskScreenProps extends AskPanelProps {
  /** Called once the session is open. */
  readonly begin: (session: AskSession) => void
}

/**
 * The assistant in place of the search. An answer ends with the screen, however the reader leaves it,
 * since no reader would see the rest.
 */
export function AskScreen({ begin, ...panel }: AskScreenProps) {
  const { session } = panel
  useEffect(() => {
    begin(session)
    // The browser may keep a page that the reader has left, with its requests.
    window.addEventListener('pagehide', session.stop)
    return () => {
      window.removeEventListener('pagehide', session.stop)
      session.stop()
    }
  }, [session, begin])
  return <AskPanel {...panel} />
}
