/** Modules of other tools for islands of pages, by their names: `browserPlugin` makes the module. */
declare module 'virtual:docs-page-modules' {
  export const modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}
