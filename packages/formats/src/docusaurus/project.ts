import type { ItemFields } from 'warraq/plugin'
import type { PostcssUse } from './execute/project-postcss.ts'
import { type Fields, textIn } from './fields.ts'

export interface DocusaurusProject {
  readonly file: string
  /** Absolute root of the project. */
  readonly root: string
  readonly config: Fields
  /** URL of the module with its functions that change pages. */
  readonly code: string | undefined
  /** Aliases of the bundler that functions of the configuration add. */
  readonly aliases: Fields
  /** What its plugins add to PostCSS. */
  readonly postcss: readonly PostcssUse[]
  /** Paths of data that the configuration reads, and that does not exist. */
  readonly missing: readonly string[]
  /** Names of the folders in the root. */
  readonly folders: readonly string[]
  /** Files and folders in the static folders: their names, and their paths. */
  readonly statics: readonly (readonly [name: string, path: string])[]
  /** Files below `src/theme`. */
  readonly theme: readonly string[]
  /** Text of a file, by its path relative to the root. */
  readonly textOf: (file: string) => string
  /** Text of its own style sheets. */
  readonly customCss: string
  /** Executed sidebars by id of their docs. */
  readonly sidebars: ReadonlyMap<string, unknown>
  /** Files below `src/pages`. */
  readonly pages: readonly string[]
  readonly itemFields: ItemFields
  /** Whether a file or folder exists, by its path relative to the root. */
  readonly exists: (path: string) => boolean
}

/** Reports a setting that the engine leaves out, with the effect. */
export type LeaveOut = (setting: string, effect: string) => void

/** The path of a file of the static folders; it is relative to the root of the output. */
export function rooted(path: unknown): string | undefined {
  const text = textIn(path)
  return text === undefined || /^(?:\/|[a-z][a-z\d+.-]*:)/i.test(text) ? text : `/${text}`
}
