import type { SiteView } from '../data/site-view.ts'
import { callScript } from './call-script.ts'
import { bootScript, hideDismissedScript, hideSidebarScript } from './inline-scripts.ts'

/** The inline script of a document that runs before the first paint; see `boot.ts`. */
export function bootScriptOf(
  site: Pick<SiteView, 'colorMode' | 'announcement' | 'sidebar'>,
): string {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = site.colorMode
  const { announcement, sidebar } = site
  return [
    callScript(bootScript, respectPrefersColorScheme ? 'system' : defaultMode, !disableSwitch),
    ...(announcement?.isCloseable ? [callScript(hideDismissedScript, announcement.id)] : []),
    ...(sidebar.hideable ? [hideSidebarScript] : []),
  ].join(';')
}
