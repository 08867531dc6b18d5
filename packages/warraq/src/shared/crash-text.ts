/** Strings of what is shown in place of something that crashed: loaded with React, not with the shell. */
export const defaultCrashText = {
  pageCrashed: 'This page crashed.',
  partCrashed: 'This part of the page crashed.',
  tryAgain: 'Try again',
  crashCause: 'Cause:',
} as const satisfies Record<string, string>

export type CrashText = { readonly [Key in keyof typeof defaultCrashText]: string }
