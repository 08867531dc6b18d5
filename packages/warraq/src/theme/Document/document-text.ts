/** Texts around the page. */
export const documentText = {
  skipToContent: 'Skip to main content',
} as const satisfies Record<string, string>
