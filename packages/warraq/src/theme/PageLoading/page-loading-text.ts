/** Strings of a page that is on its way. */
export const pageLoadingText = {
  loadingPage: 'Loading page',
} as const satisfies Record<string, string>
