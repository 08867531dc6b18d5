import type { SearchScope } from '@warraq/search/search-provider'
import type { ComponentType, ReactNode } from 'react'
import type { DialogText } from './dialog-text.ts'

/** Argument of `openPanel`. */
export interface PanelSource {
  /** `options` of the client module. */
  readonly options: unknown
  /** Language and versions that a search from this document covers. */
  readonly scope: SearchScope
  /** All texts of the dialog, in the language of the page. */
  readonly text: DialogText
  /** Name of the index; a panel uses it in the keys of its browser storage. */
  readonly storageKey: string
  /** Public address of the site with its base path, wherever this copy of it is served. */
  readonly siteUrl: string
}

/** A client module of a plugin, with its options. */
interface PanelModule {
  readonly openPanel: (source: PanelSource) => DialogPanel
  readonly options: unknown
}

/** What the document provides for panels. */
export interface PanelHost extends Pick<PanelSource, 'siteUrl'> {
  readonly modules: readonly PanelModule[]
  /** Shows an error in place of its children if they crash. */
  readonly Guard: ComponentType<GuardProps>
}

export interface GuardProps {
  /** The element around the children. */
  readonly container: () => ParentNode | null
  readonly children: ReactNode
}

/** Functions for a panel's screen to return to the search. */
export interface PanelControls {
  /** Show field and results again, with the query unchanged. */
  readonly onBack: () => void
  /** Search for something else. */
  readonly onSearch: (query: string) => void
}

/**
 * Loads a screen, which replaces field and results. If loading fails or the screen crashes, the dialog
 * says so in its place, and the reader can try again.
 */
export type PanelScreen = () => Promise<ComponentType<PanelControls>>

/** Props of a panel's list below the recent searches, while the field is empty. */
export interface PanelHistoryProps {
  readonly onOpen: (screen: PanelScreen) => void
}

/** Props of a panel's offer above the results. */
export interface PanelOfferProps extends PanelHistoryProps {
  /** The typed text; never blank. */
  readonly query: string
  readonly isNothingFound: boolean
}

/** A plugin's addition to the search dialog: an offer or a list, which can open a screen. */
export interface DialogPanel {
  /** Unique name within a site. */
  readonly name: string
  readonly Offer?: ComponentType<PanelOfferProps>
  readonly History?: ComponentType<PanelHistoryProps>
}
