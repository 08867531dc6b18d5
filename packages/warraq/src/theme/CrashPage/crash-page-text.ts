export const crashText = {
  pageCrashed: 'This page crashed.',
  pageErrorTitle: 'Page Error',
  partCrashed: 'This part of the page crashed.',
  tryAgain: 'Try again',
  crashCause: 'Cause:',
} as const satisfies Record<string, string>
