export const searchButtonText = {
  searchShortcut: 'Search ({keys})',
} as const satisfies Record<string, string>
