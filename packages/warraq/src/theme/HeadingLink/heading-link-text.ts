export const headingLinkText = {
  directLink: 'Direct link to {heading}',
} as const satisfies Record<string, string>

/** What a heading link says in the browser. */
export const headingLinkElementText = {
  linkCopied: 'Link copied',
} as const satisfies Record<string, string>
