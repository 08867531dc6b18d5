/** Rules of a Trusted Types policy that allows only scripts of the site. */
export const ownScripts = {
  /** @throws TypeError for a script of another site */
  createScriptURL: (href: string) => {
    if (new URL(href, location.href).origin !== location.origin)
      throw new TypeError(`${href} is not a script of this site.`)
    return href
  },
} as const
