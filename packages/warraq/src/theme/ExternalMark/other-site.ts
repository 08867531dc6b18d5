/** Whether a link leads to another site. Such links open in a new tab; `mailto:` does not. */
export function isOtherSite(href: string): boolean {
  return /^(?:https?:)?\/\//i.test(href)
}

/** Attributes that open a link to another site in a new tab; none for other links. */
export function newTabOf(href: string) {
  return isOtherSite(href) ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : {}
}
