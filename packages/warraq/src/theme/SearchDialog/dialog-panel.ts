import type { ComponentType, ReactNode } from 'react'
import type { SearchScope } from '../../search/search-provider.ts'
import type { DialogText } from './dialog-text.ts'

/** What a panel is opened with. */
export interface PanelSource {
  /** `options` of its client module. */
  readonly options: unknown
  /** Language and versions of the pages that readers of the document search. */
  readonly scope: SearchScope
  /** Every string of the dialog, in the language of the page. */
  readonly text: DialogText
  /** Name of the index: what a panel keeps in the browser belongs under it. */
  readonly storageKey: string
}

/** How a screen leads back to the search. */
export interface PanelControls {
  /** Show field and results again, with the query as it was. */
  readonly onBack: () => void
  /** Search for something else. */
  readonly onSearch: (query: string) => void
}

/** What the dialog shows in place of field and results. */
export type PanelScreen = (controls: PanelControls) => ReactNode

interface WayIn {
  readonly onOpen: (screen: PanelScreen) => void
}

/** Props of what a panel shows above the results. */
export interface PanelOfferProps extends WayIn {
  /** What is typed; never blank. */
  readonly query: string
  readonly isNothingFound: boolean
}

/** Props of what a panel shows below the searches of the reader, while nothing is typed. */
export type PanelHistoryProps = WayIn

/** What a plugin adds to the search dialog: ways to a screen of its own. */
export interface DialogPanel {
  /** Unique in a site. */
  readonly name: string
  readonly Offer?: ComponentType<PanelOfferProps>
  readonly History?: ComponentType<PanelHistoryProps>
}
