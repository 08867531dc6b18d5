export const navigationErrorText = {
  pageUnreachable: 'This page could not be loaded. You may be offline.',
} as const satisfies Record<string, string>
