export const keySheetText = {
  keySheet: 'Keyboard shortcuts',
  keySearch: 'Search',
  keyNextPage: 'Next page',
  keyPreviousPage: 'Previous page',
  keyThisSheet: 'These shortcuts',
  keyOr: 'or',
  keysOfOneLetter: 'Use single-key shortcuts',
  closeKeySheet: 'Close',
} as const satisfies Record<string, string>
