export const drawerText = {
  closeNavigation: 'Close navigation bar',
  backToMainMenu: '← Back to main menu',
} as const satisfies Record<string, string>

export const menuButtonText = {
  toggleNavigation: 'Toggle navigation bar',
} as const satisfies Record<string, string>
