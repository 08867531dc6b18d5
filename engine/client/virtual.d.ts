/** Islands of the site: one loader per file of its islands folder, made by the bundler. */
declare module 'virtual:docs-islands' {
  export const islands: import('./island-element.ts').IslandLoaders
}

interface ImportMetaEnv {
  DEV: boolean
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}

declare module '*.css'
