import type { DocsConfigInput } from '../config/schema.ts'
import type { Diagnostic } from '../shared/data/diagnostic.ts'
import type { ForeignSource } from '../shared/data/foreign-source.ts'
import type { ModuleNames } from '../shared/data/module-names.ts'

/** A project of another documentation tool that the engine builds as it is. */
export interface SourceFormat {
  /** Name of the tool, for messages. */
  readonly name: string
  /** Path below `root` of the file that shows a project of this format; `undefined` = none. */
  readonly finds: (root: string) => string | undefined
  /**
   * Read the project.
   * @throws UsageError when its configuration cannot be read.
   */
  readonly read: (project: FoundProject) => Promise<AdaptedSite>
}

export interface FoundProject {
  /** Absolute root of the project. */
  readonly root: string
  /** Result of `finds`. */
  readonly file: string
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
export interface AdaptedSite {
  readonly config: DocsConfigInput
  /** What the engine leaves out of the project, each with its effect. */
  readonly findings: readonly Diagnostic[]
  /** The project's own configuration as plain data, for its components. */
  readonly site: Readonly<Record<string, unknown>>
  readonly pages: readonly ForeignSource[]
  /** Style sheet with the project's colours as values of the theme's custom properties. */
  readonly tokens?: string
  /** Names for modules that its pages import. */
  readonly modules: ModuleNames
  /**
   * URL of a module that exports `plugins()`, its plugins of remark and rehype, and `partials()`, what
   * changes the text of partials; absent = none.
   */
  readonly treePlugins?: string
  /** URL of a module that exports `postcss()`, plugins of PostCSS for its style sheets; absent = none. */
  readonly postcssPlugins?: string
  /** Absolute paths of the files that the configuration was read from. */
  readonly files: readonly string[]
}
