import { type ReactNode, useRef } from 'react'
import type { DialogPanel, OwnedPanel, PanelHistoryProps, PanelHost } from './dialog-panel.ts'
import type { SearchActions } from './use-search.ts'
import { watchHandlers } from './watch-handlers.ts'

interface PanelPartsProps extends Pick<PanelHost, 'Guard'> {
  readonly panels: readonly OwnedPanel[]
  readonly actions: Pick<SearchActions, 'dispatch'>
  /** The part of one panel. */
  readonly children: (panel: DialogPanel, opening: PanelHistoryProps) => ReactNode
}

/** The offers or the lists of all panels. If one crashes, the others and the search stay. */
export function PanelParts({ panels, actions, children, Guard }: PanelPartsProps) {
  return panels.map(({ onFault, ...panel }) => (
    <PanelPart key={panel.name} {...{ onFault, Guard }}>
      {children(panel, {
        onOpen: (load) => actions.dispatch({ kind: 'open-panel', screen: { load, onFault } }),
      })}
    </PanelPart>
  ))
}

interface PanelPartProps extends Pick<PanelHost, 'Guard'>, Pick<OwnedPanel, 'onFault'> {
  readonly children: ReactNode
}

/** A crash looks for the focus within its own part. */
function PanelPart({ onFault, children, Guard }: PanelPartProps) {
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place} {...watchHandlers(onFault)}>
      <Guard onFault={onFault} container={() => place.current}>
        {children}
      </Guard>
    </div>
  )
}
