/**
 * Features of the runtime that only some sites use. The bundler replaces `import.meta.env.<name>`
 * by the value for the site, so that its readers load no code of unused features.
 */
export interface SiteFeatures {
  readonly hasAnnouncement: boolean
  /** The navbar contains a dropdown: of links, versions or languages. */
  readonly hasDropdowns: boolean
  /** The navbar contains a language dropdown. */
  readonly hasLocales: boolean
  /** A docs root has several versions. */
  readonly hasVersions: boolean
  /** The navbar hides while the reader scrolls down. */
  readonly hidesNavbar: boolean
  readonly hasSearch: boolean
  /** A plugin has a panel in the search dialog. */
  readonly hasPanels: boolean
}
