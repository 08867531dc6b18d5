/** English texts of the parts that the build renders, part by part. */
export const partTexts = {
  // Admonition
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
  important: 'Important',
  caution: 'Caution',

  // AnnouncementBar
  announcement: 'Announcement',
  closeAnnouncement: 'Close',

  // Article
  footnotes: 'Footnotes',
  backToReference: 'Back to reference {reference}',

  // BackToTop
  backToTop: 'Scroll back to top',

  // Breadcrumbs
  homePage: 'Home page',
  breadcrumbs: 'Breadcrumbs',

  // CodeBlock
  copyCode: 'Copy code to clipboard',
  wrapCode: 'Toggle word wrap',

  // ColorModeToggle
  lightMode: 'light mode',
  darkMode: 'dark mode',
  systemMode: 'system mode',
  switchColorMode: 'Switch between dark and light mode (currently {mode})',

  // CopyValue
  copyButton: 'Copy',
  copied: 'Copied',
  copyingFailed: 'Copying failed',
  copyValue: 'Copy {value}',

  // Details
  details: 'Details',

  // Document
  skipToContent: 'Skip to main content',

  // Drawer
  closeNavigation: 'Close navigation bar',
  backToMainMenu: '← Back to main menu',
  toggleNavigation: 'Toggle navigation bar',

  // Dropdown
  expandDropdown: 'Expand the dropdown',
  collapseDropdown: 'Collapse the dropdown',

  // ExternalMark
  opensInNewTab: '(opens in new tab)',

  // Feedback
  wasHelpful: 'Was this page helpful?',
  helpfulYes: 'Yes',
  helpfulNo: 'No',
  feedbackThanks: 'Thank you for your answer.',
  tellWhatIsMissing: 'Tell us what is missing',

  // Filter
  filter: 'Filter',
  filterCount: '{shown} of {count}',

  // HeadingLink
  directLink: 'Direct link to {heading}',

  // LocaleDropdown
  languages: 'Languages',

  // Navbar
  mainNavigation: 'Main',

  // NotFound
  notFoundTitle: 'Page not found',
  notFoundText: 'No page has this address. It may have moved, or the address may be misspelled.',
  notFoundAdvice: 'If a link brought you here, please tell its owner that it is broken.',
  notFoundNear: 'Did you mean one of these pages?',

  // Notice
  pageUnreachable: 'This page could not be loaded. You may be offline.',

  // Outline
  onThisPage: 'On this page',

  // PageEnd
  lastUpdatedOn: 'Last updated on {date}',
  lastUpdatedBy: 'Last updated on {date} by {user}',
  contributors: 'Contributors: {names}',
  tags: 'Tags:',

  // PageLoading
  loadingPage: 'Loading page',

  // PageStrip
  pageTime: 'Time',
  pageNeeds: 'Before you start',
  pageChecked: 'Checked',

  // PageTools
  editThisPage: 'Edit this page',
  openInAssistant: 'Open in {assistant}',
  askAboutPage: 'Read {url} and answer my questions about it.',
  viewAsMarkdown: 'View as Markdown',
  copyPage: 'Copy page',
  morePageTools: 'More ways to read this page',
  pageCopied: 'Page copied',

  // Pagination
  docsPages: 'Docs pages',
  previous: 'Previous',
  next: 'Next',

  // SearchButton
  searchShortcut: 'Search ({keys})',

  // Sidebar
  docsSidebar: 'Docs sidebar',
  collapseSidebar: 'Collapse sidebar',
  expandSidebar: 'Expand sidebar',
  expandCategory: "Expand sidebar category '{label}'",
  collapseCategory: "Collapse sidebar category '{label}'",

  // VersionDropdown
  versions: 'Versions',

  // VersionNotice
  versionBadge: 'Version: {label}',
  draftPage: 'Draft page: it is visible only while writing.',
  unlistedPage:
    'Unlisted page: search engines do not list it, and only readers with the link find it.',
  untranslatedPage: 'This page has not been translated yet.',
  unreleasedVersion: 'This is unreleased documentation for {site} {version} version.',
  unmaintainedVersion:
    'This is documentation for {site} {version}, which is no longer actively maintained.',
  latestVersion: 'For up-to-date documentation, see the {link} ({label}).',
  latestVersionLink: 'latest version',
} as const satisfies Record<string, string>
