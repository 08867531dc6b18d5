/**
 * Parts of the runtime that only some sites use. The bundler puts the answer of a site in the place of
 * `import.meta.env.<name>`, so that its readers do not load what it does not have.
 */
export interface SiteFeatures {
  /** There is an announcement bar. */
  readonly hasAnnouncement: boolean
  /** The navbar holds a list: of links, versions or languages. */
  readonly hasDropdowns: boolean
  /** The navbar holds a list of languages. */
  readonly hasLocales: boolean
  /** A docs root has several versions. */
  readonly hasVersions: boolean
  /** The navbar hides while the reader scrolls down. */
  readonly hidesNavbar: boolean
  /** The reader can put the sidebar away. */
  readonly hidesSidebar: boolean
  /** The site has a search. */
  readonly hasSearch: boolean
}
