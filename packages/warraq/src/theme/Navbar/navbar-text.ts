export const navbarText = {
  mainNavigation: 'Main',
} as const satisfies Record<string, string>
