import type { ComponentType, ReactNode } from 'react'
import type { SearchScope } from '../../search/search-provider.ts'
import type { DialogText } from './dialog-text.ts'

/** Argument of `openPanel`. */
export interface PanelSource {
  /** `options` of the client module. */
  readonly options: unknown
  /** Language and versions that a search from this document covers. */
  readonly scope: SearchScope
  /** Every string of the dialog, in the language of the page. */
  readonly text: DialogText
  /** Name of the index; a panel puts it into the keys of what it stores in the browser. */
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

/** Props of what a panel shows below the recent searches, while the field is empty. */
export type PanelHistoryProps = WayIn

/** What a plugin adds to the search dialog: an offer or a list, either of which can open a screen. */
export interface DialogPanel {
  /** Unique in a site. */
  readonly name: string
  readonly Offer?: ComponentType<PanelOfferProps>
  readonly History?: ComponentType<PanelHistoryProps>
}
