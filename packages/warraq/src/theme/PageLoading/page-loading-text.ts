export const pageLoadingText = {
  loadingPage: 'Loading page',
} as const satisfies Record<string, string>
