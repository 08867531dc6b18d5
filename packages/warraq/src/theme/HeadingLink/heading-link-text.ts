export const headingLinkElementText = {
  linkCopied: 'Link copied',
} as const satisfies Record<string, string>
