import type { Diagnostic } from '../shared/data/diagnostic.ts'
import type { AddedSource } from '../shared/data/page-source.ts'
import type { ReadingRules } from '../shared/data/reading-rules.ts'
import type { DocsConfigInput } from './docs-config-input.ts'

/**
 * Reads projects of another documentation tool in place of a `docs.config.ts`. The package
 * `@warraq/formats` exports a list of them as `formats`.
 */
export interface ProjectFormat {
  /** Name of the tool, for messages. */
  readonly name: string
  /** Path below `root` of the file that shows a project of this format; `undefined` = none. */
  readonly finds: (root: string) => string | undefined
  /**
   * Read the project.
   * @throws UsageError when its configuration cannot be read.
   */
  readonly read: (project: FoundProject) => Promise<ReadProject>
}

/** A project that a format has found. */
export interface FoundProject {
  /** Absolute root of the project. */
  readonly root: string
  /** Result of `finds`. */
  readonly file: string
  /** Absolute folder for what the format remembers between builds. */
  readonly cacheDir: string
  readonly itemFields: ItemFields
}

/** The fields that items of the engine have, by kind; other formats have more. */
export interface ItemFields {
  readonly navbar: FieldsByKind
  /** Of the items in a dropdown of the navbar. */
  readonly inner: FieldsByKind
  readonly footer: FieldsByKind
}

type FieldsByKind = Readonly<Record<string, readonly string[]>>

/** A project in the terms of the engine. */
export interface ReadProject {
  readonly config: DocsConfigInput
  /** What the format leaves out of the project, each with its effect. */
  readonly findings: readonly Diagnostic[]
  /** Pages outside the sections of the configuration. */
  readonly pages: readonly AddedSource[]
  /** Text of a style sheet with values of the theme's custom properties; it becomes `tokens`. */
  readonly tokens?: string
  /** How to read the pages; absent = like those of any site. */
  readonly rules?: ReadingRules
  /**
   * URL of a module that exports `plugins()`, a promise of plugins with Markdown hooks, and
   * `partials(parseYaml)`, what changes the text of partials; absent = none.
   */
  readonly pagePlugins?: string
  /** URL of a module that exports `postcss()`, plugins of PostCSS for its style sheets; absent = none. */
  readonly postcssPlugins?: string
  /** Absolute paths of the files that the configuration was read from. */
  readonly files: readonly string[]
}
