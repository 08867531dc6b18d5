import type { SiteView } from '../data/site-view.ts'
import {
  bootScript,
  hideDismissedScript,
  hideSidebarScript,
  tellWrongBaseScript,
} from './inline-scripts.ts'

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

/** The inline script of the home page about a wrong base URL; see `tell-wrong-base.ts`. */
export function baseUrlScript(baseUrl: string): string {
  // For the person who deploys the site, therefore in English in every language.
  const title = 'This site did not load properly.'
  const lines = [
    'A very common reason is a wrong base URL: the site is served under another path than its configuration says.',
    `Current configured baseUrl = ${baseUrl}${baseUrl === '/' ? ' (default value)' : ''}`,
  ]
  const advice = 'We suggest trying baseUrl = '
  return callScript(tellWrongBaseScript, title, lines, advice)
}

/** The text of an inline script that calls a function with values. */
function callScript(expression: string, ...values: readonly unknown[]): string {
  return `${expression}(${values.map((value) => JSON.stringify(value)).join()})`
}
