/** Constants of the bundler. */
interface ImportMetaEnv {
  DEV: boolean
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}
