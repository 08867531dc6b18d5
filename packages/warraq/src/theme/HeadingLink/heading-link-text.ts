/** Texts of a heading link in the browser. */
export const headingLinkElementText = {
  linkCopied: 'Link copied',
} as const satisfies Record<string, string>
