/** Exports of Docusaurus whose result in the browser differs from that in the build. */
export const LIVE_MEMBERS =
  'BrowserOnly useIsBrowser useColorMode useLocation useHistory useWindowSize usePrefersReducedMotion ExecutionEnvironment'.split(
    ' ',
  )
