import { trustedPolicy } from './trusted-types.ts'

/** Rules of a Trusted Types policy that allows only scripts of the site. */
const ownScripts = {
  createScriptURL: (href: string) => {
    if (new URL(href, location.href).origin !== location.origin)
      throw new TypeError(`${href} is not a script of this site.`)
    return href
  },
} as const

/**
 * The address of a worker of this site, in the form that browsers with Trusted Types require.
 * @throws TypeError for a script of another site
 */
export function workerUrl(href: string): string {
  return trustedPolicy('docs-worker', ownScripts).createScriptURL(href)
}
