import { posix } from 'node:path'
import type { SectionConfig } from './section-schema.ts'

export interface DocsVersion {
  /** `current` for the docs folder itself. */
  readonly name: string
  readonly label: string
  /** Whether it is served at the route of the docs root; other versions link to it. */
  readonly isLast: boolean
  readonly banner: 'none' | 'unreleased' | 'unmaintained'
  readonly badge: boolean
  readonly className: string
  readonly noIndex: boolean
}

/** A docs root in one version and one language: a folder of pages and its route. */
export interface DocsRoot extends SectionConfig {
  /** Unique in a site: `learn`, `learn@1.0`. */
  readonly key: string
  readonly version: DocsVersion
  /** Folder with translated pages, any of which may be missing; absent in the default language. */
  readonly translatedPath?: string
  /** JSON file with labels in this language: names of the version and of its sidebars' items. */
  readonly labelsFile: string
}

/** Files and folders that hold the pages of a docs root, relative to the site root. */
export function pagePlaces({ path, include }: Pick<DocsRoot, 'path' | 'include'>): string[] {
  return include === undefined ? [path] : include.map((place) => posix.join(path, place))
}

/** Name of the version in the docs folder itself. */
export const CURRENT_VERSION = 'current'
