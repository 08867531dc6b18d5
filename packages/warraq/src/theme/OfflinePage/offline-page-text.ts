export const offlinePageText = {
  offlineTitle: 'You Are Offline',
  offlineText: 'This page could not be loaded, and you have not opened it on this device before.',
  offlineAdvice:
    'Pages you have opened before can still be read. This page loads as soon as there is a network again.',
} as const satisfies Record<string, string>
