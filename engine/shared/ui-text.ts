/** Every string the shell shows. `{name}` marks a value put in by `fillText`. */
export const defaultUiText = {
  skipToContent: 'Skip to main content',
  mainNavigation: 'Main',
  homePage: 'Home page',
  opensInNewTab: '(opens in new tab)',
  toggleNavigation: 'Toggle navigation bar',
  closeNavigation: 'Close navigation bar',
  backToMainMenu: '← Back to main menu',
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
  breadcrumbs: 'Breadcrumbs',
  onThisPage: 'On this page',
  directLink: 'Direct link to {heading}',
  docsPages: 'Docs pages',
  previous: 'Previous',
  next: 'Next',
  editThisPage: 'Edit this page',
  lastUpdatedOn: 'Last updated on {date}',
  lastUpdatedBy: 'Last updated on {date} by {user}',
  tags: 'Tags:',
  backToTop: 'Scroll back to top',
  versionBadge: 'Version: {label}',
  lightMode: 'light mode',
  darkMode: 'dark mode',
  systemMode: 'system mode',
  switchColorMode: 'Switch between dark and light mode (currently {mode})',
  search: 'Search',
  notFoundTitle: 'Page Not Found',
  crashTitle: 'This page crashed.',
  tryAgain: 'Try again',
  retry: 'Retry',
  announcement: 'Announcement',
  viewAsMarkdown: 'View as Markdown',
  draftPage: 'Draft page: it is visible only while writing.',
  unlistedPage:
    'Unlisted page: search engines do not list it, and only readers with the link find it.',
  untranslatedPage: 'This page has not been translated yet.',
  unreleasedVersion: 'This is unreleased documentation for {site} {version} version.',
  unmaintainedVersion:
    'This is documentation for {site} {version}, which is no longer actively maintained.',
  latestVersion: 'For up-to-date documentation, see the {link} ({label}).',
  latestVersionLink: 'latest version',
  loadingPage: 'Loading page',
  pageUnreachable: 'This page could not be loaded. You may be offline.',
} as const satisfies Record<string, string>

export type UiText = { readonly [Key in keyof typeof defaultUiText]: string }

/** `fillText('Version: {label}', { label: '2.0' })` is `Version: 2.0`. Unknown names stay as they are. */
export function fillText(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
