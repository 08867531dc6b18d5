/** Strings of the drawer. */
export const drawerText = {
  closeNavigation: 'Close navigation bar',
  backToMainMenu: '← Back to main menu',
} as const satisfies Record<string, string>

/** Strings of the button that opens the drawer. */
export const menuButtonText = {
  toggleNavigation: 'Toggle navigation bar',
} as const satisfies Record<string, string>
