import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import type { OwnedScreen, PanelControls, PanelHost } from './dialog-panel.ts'
import type { DialogText } from './dialog-text.ts'
import { SearchFailed } from './SearchFailed.tsx'
import { watchHandlers } from './watch-handlers.ts'

interface PanelSheetProps extends Pick<PanelHost, 'Guard'> {
  readonly screen: OwnedScreen
  readonly controls: PanelControls
  readonly text: DialogText
}

/** A panel's screen, which loads here. If it fails, now or later, the reader can try again. */
export function PanelSheet({ screen, controls, text, Guard }: PanelSheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<
    { readonly Screen: ComponentType<PanelControls> } | 'failed'
  >()
  const { load, onFault } = screen
  const open = useCallback(async () => {
    try {
      setLoaded({ Screen: await load() })
    } catch (cause) {
      onFault(cause)
      setLoaded('failed')
    }
  }, [load, onFault])
  useEffect(() => {
    void open()
  }, [open])
  return (
    <div className="search-sheet" ref={sheet} {...watchHandlers(onFault)}>
      {loaded === 'failed' && (
        <div className="search-body">
          <SearchFailed text={text} onRetry={open} />
        </div>
      )}
      {typeof loaded === 'object' && (
        <Guard onFault={onFault} className="search-body" container={() => sheet.current}>
          <loaded.Screen {...controls} />
        </Guard>
      )}
    </div>
  )
}
