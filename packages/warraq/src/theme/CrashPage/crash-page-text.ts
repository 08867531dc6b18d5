export const crashText = {
  pageCrashed: 'This page crashed.',
  partCrashed: 'This part of the page crashed.',
  tryAgain: 'Try again',
  crashCause: 'Cause:',
} as const satisfies Record<string, string>
