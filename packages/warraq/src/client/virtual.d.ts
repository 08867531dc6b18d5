type SiteFeatures = import('../shared/features.ts').SiteFeatures

/** Islands of the site: one loader per file of its islands folder, made by the bundler. */
declare module 'virtual:docs-islands' {
  export const islands: import('./island-element.ts').IslandLoaders
}

/** Browser modules of the site's plugins: for every page, and by the selector of what they are loaded for. */
declare module 'virtual:docs-plugins' {
  export const everyPage: readonly import('./plugin-pages.ts').PluginStarter[]
  export const plugins: import('../shared/wake-lazily.ts').LazyLoaders
}

/** The chosen search provider of the site. */
declare module 'virtual:docs-search' {
  type Provider = import('../search/search-provider.ts').SearchProvider
  export function openProvider(
    source: import('../search/search-provider.ts').ProviderSource,
  ): Provider | Promise<Provider>
}

/** What plugins add to the search dialog. */
declare module 'virtual:docs-dialog-panels' {
  export const panels: readonly {
    readonly openPanel: (
      source: import('../theme/SearchDialog/dialog-panel.ts').PanelSource,
    ) => import('../theme/SearchDialog/dialog-panel.ts').DialogPanel
    readonly options: unknown
  }[]
}

interface ImportMetaEnv extends SiteFeatures {
  DEV: boolean
  /** Base path of the site. */
  BASE_URL: string
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}

declare module '*.css'

/** Text of a style sheet. */
declare module '*.css?inline' {
  const css: string
  export default css
}
