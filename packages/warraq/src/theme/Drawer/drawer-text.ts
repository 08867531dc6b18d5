export const drawerText = {
  closeNavigation: 'Close navigation bar',
  backToMainMenu: '← Back to main menu',
  toggleNavigation: 'Toggle navigation bar',
} as const satisfies Record<string, string>
