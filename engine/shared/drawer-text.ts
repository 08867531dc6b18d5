/** Strings that only the drawer of narrow screens shows; a document names those that differ. */
export const defaultDrawerText = {
  closeNavigation: 'Close navigation bar',
  backToMainMenu: '← Back to main menu',
} as const satisfies Record<string, string>
