import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import type { PanelControls, PanelHost, PanelScreen } from './dialog-panel.ts'
import type { DialogText } from './dialog-text.ts'
import { SearchFailed } from './SearchFailed.tsx'

interface PanelSheetProps extends Pick<PanelHost, 'Guard'> {
  readonly load: PanelScreen
  readonly controls: PanelControls
  readonly text: DialogText
}

/** A panel's screen, which loads here. If it fails, now or later, the reader can try again. */
export function PanelSheet({ load, controls, text, Guard }: PanelSheetProps) {
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
        <Guard container={() => sheet.current}>
          <loaded.Screen {...controls} />
        </Guard>
      )}
    </div>
  )
}
