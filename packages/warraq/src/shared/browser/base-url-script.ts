import { callScript } from './call-script.ts'
import { tellWrongBaseScript } from './inline-scripts.ts'

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
