/** Constants with which the bundler of a site leaves out code that it does not need. */
interface ImportMetaEnv {
  /** A section has several versions. */
  readonly hasVersions: boolean
  /** A plugin adds a panel to the search dialog. */
  readonly hasPanels: boolean
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}
