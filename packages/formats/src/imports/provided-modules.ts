/** Components of the engine, for Markdown files that modules import. */
export const ENGINE_PARTS = 'docs:parts'

/** Modules of other tools that this package provides; a name that ends with `/` is a prefix. */
const PROVIDED = [
  ...['@theme/', '@theme-original/', '@theme-init/', '@docusaurus/', '@generated/'],
  ...['@astrojs/starlight/components', 'react-router', 'react-router-dom'],
]

/** Whether this package provides a module. */
export function isProvided(id: string): boolean {
  return PROVIDED.some((name) => (name.endsWith('/') ? id.startsWith(name) : id === name))
}

/** Exports of Docusaurus whose result in the browser differs from that in the build. */
export const LIVE_MEMBERS =
  'BrowserOnly useIsBrowser useColorMode useLocation useHistory useWindowSize usePrefersReducedMotion ExecutionEnvironment'.split(
    ' ',
  )
