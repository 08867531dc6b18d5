export const headingLinkText = {
  directLink: 'Direct link to {heading}',
} as const satisfies Record<string, string>

/** Texts of a heading link in the browser. */
export const headingLinkElementText = {
  linkCopied: 'Link copied',
} as const satisfies Record<string, string>
