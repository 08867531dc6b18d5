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

/** A panel of a plugin, whose module loads with the dialog. */
interface PanelModule extends OwnedBy {
  readonly load: () => Promise<{ readonly openPanel: (source: PanelSource) => DialogPanel }>
  readonly options: unknown
}

/** Belongs to a plugin. */
interface OwnedBy {
  /** Tells the author of a site that the plugin threw. */
  readonly onFault: (cause: unknown) => void
}

/** What the document provides for panels. */
export interface PanelHost extends Pick<PanelSource, 'siteUrl'> {
  readonly panels: readonly PanelModule[]
  /** Shows an error in place of its children if they crash. */
  readonly Guard: ComponentType<GuardProps>
}

export interface GuardProps extends OwnedBy {
  /** Class of the element around the error message. */
  readonly className?: string
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

export interface OwnedScreen extends OwnedBy {
  readonly load: PanelScreen
}

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

export interface OwnedPanel extends DialogPanel, OwnedBy {}

/** A plugin's addition to the search dialog: an offer or a list, which can open a screen. */
export interface DialogPanel {
  /** Unique name within a site. */
  readonly name: string
  readonly Offer?: ComponentType<PanelOfferProps>
  readonly History?: ComponentType<PanelHistoryProps>
}
