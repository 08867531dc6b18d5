import { defaultDrawerText } from './drawer-text.ts'

/** Strings of the live shell, which the browser has to know. `{name}` marks a value put in by `fillText`. */
export const defaultShellText = {
  ...defaultDrawerText,
  mainNavigation: 'Main',
  opensInNewTab: '(opens in new tab)',
  toggleNavigation: 'Toggle navigation bar',
  expandDropdown: 'Expand the dropdown',
  collapseDropdown: 'Collapse the dropdown',
  languages: 'Languages',
  versions: 'Versions',
  closeAnnouncement: 'Close',
  docsSidebar: 'Docs sidebar',
  expandCategory: "Expand sidebar category '{label}'",
  collapseCategory: "Collapse sidebar category '{label}'",
  collapseSidebar: 'Collapse sidebar',
  expandSidebar: 'Expand sidebar',
  lightMode: 'light mode',
  darkMode: 'dark mode',
  systemMode: 'system mode',
  switchColorMode: 'Switch between dark and light mode (currently {mode})',
  search: 'Search',
  searchShortcut: 'Search ({keys})',
  crashTitle: 'This page crashed.',
  crashDocumentTitle: 'Page Error',
  tryAgain: 'Try again',
  retry: 'Retry',
  announcement: 'Announcement',
  loadingPage: 'Loading page',
  pageUnreachable: 'This page could not be loaded. You may be offline.',
} as const satisfies Record<string, string>

export type ShellText = { readonly [Key in keyof typeof defaultShellText]: string }
