import { translated } from './element-text.ts'

/** Texts of what React renders in the browser, in English; they load with React. */
export const englishReactText = {
  // CrashPage
  pageCrashed: 'This page crashed.',
  pageErrorTitle: 'Page Error',
  partCrashed: 'This part of the page crashed.',
  tryAgain: 'Try again',
  crashCause: 'Cause:',
  // KeySheet
  keySheet: 'Keyboard shortcuts',
  keySearch: 'Search',
  keyNextPage: 'Next page',
  keyPreviousPage: 'Previous page',
  keyThisSheet: 'These shortcuts',
  keyOr: 'or',
  keysOfOneLetter: 'Use single-key shortcuts',
  closeKeySheet: 'Close',
} as const satisfies Record<string, string>

/** These texts in the language of the document. */
export function reactText() {
  return translated(englishReactText)
}
