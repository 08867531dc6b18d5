export interface ProjectBundle {
  /** Absolute path of the module to run. */
  readonly script: string
  /** Absolute paths of its sources. */
  readonly files: readonly string[]
}

export interface ProjectModules {
  /** Absolute root of the project. */
  readonly root: string
  readonly cacheDir: string
  readonly modules: readonly string[]
  /** What to do with them: answer with their values, or export the plugins of a configuration. */
  readonly purpose?: 'values' | 'plugins'
}
