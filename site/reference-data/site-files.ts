/** The files of the site, by their paths in the repository. */
export interface SiteFiles {
  /** The text of a file; `undefined` if there is none. */
  readonly read: (file: string) => string | undefined
  /** Names of the files in a folder. */
  readonly list: (folder: string) => readonly string[]
}
