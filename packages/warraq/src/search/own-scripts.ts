/** Rules of a Trusted Types policy that lets scripts of the site pass and no others. */
export const ownScripts = {
  /** @throws TypeError for a script of another site */
  createScriptURL: (href: string) => {
    if (new URL(href, location.href).origin !== location.origin)
      throw new TypeError(`${href} is not a script of this site.`)
    return href
  },
} as const
