import { searchPageText, searchPageWithoutScriptText } from '../SearchPage/search-page-text.ts'
import { englishElementText } from './element-text.ts'
import { englishReactText } from './react-text.ts'

/** All texts of the theme, in English. `fillText` replaces `{name}` by a value. */
export const defaultUiText = {
  // Admonition
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
  caution: 'Caution',
  // AnnouncementBar
  announcement: 'Announcement',
  closeAnnouncement: 'Close',
  // BackToTop
  backToTop: 'Scroll back to top',
  // Breadcrumbs
  homePage: 'Home page',
  breadcrumbs: 'Breadcrumbs',
  // CodeBlock
  copyCode: 'Copy code to clipboard',
  wrapCode: 'Toggle word wrap',
  // CodeGone
  codeGone:
    'This part could not be loaded. You may be offline, or the site has changed since you opened the page.',
  reload: 'Reload the page',
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
  // HeadingLink
  directLink: 'Direct link to {heading}',
  // ImageZoom
  closeImage: 'Close',
  // LocaleDropdown
  languages: 'Languages',
  // Navbar
  mainNavigation: 'Main',
  // Notice
  pageUnreachable: 'This page could not be loaded. You may be offline.',
  // NotFound
  notFoundTitle: 'Page Not Found',
  notFoundText: 'We could not find what you were looking for.',
  notFoundAdvice:
    'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
  notFoundNear: 'Did you mean one of these pages?',
  notFoundSearch: 'Search the documentation for “{query}”',
  // OfflinePage
  offlineTitle: 'You Are Offline',
  offlineText: 'This page could not be loaded, and you have not opened it on this device before.',
  offlineAdvice:
    'Pages you have opened before can still be read. This page loads as soon as there is a network again.',
  // Outline
  onThisPage: 'On this page',
  // PageEnd
  lastUpdatedOn: 'Last updated on {date}',
  lastUpdatedBy: 'Last updated on {date} by {user}',
  tags: 'Tags:',
  // PageLoading
  loadingPage: 'Loading page',
  // PageStrip
  pageTime: 'Time',
  pageNeeds: 'You need',
  pageChecked: 'Checked',
  pageCheckedAgainst: '{date}, against {subject}',
  // PageTools
  editThisPage: 'Edit this page',
  openInAssistant: 'Open in {assistant}',
  askAboutPage: 'Read {url} and answer my questions about it.',
  viewAsMarkdown: 'View as Markdown',
  copyPage: 'Copy page',
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
  ...englishElementText,
  ...englishReactText,
  ...searchPageText,
  ...searchPageWithoutScriptText,
} as const satisfies Record<string, string>

export type UiText = { readonly [Key in keyof typeof defaultUiText]: string }

/**
 * The texts of scripts that differ from English, as JSON for the document; `undefined` if none
 * does.
 */
export function elementTextJson(text: UiText): string | undefined {
  const english = Object.entries({ ...englishElementText, ...englishReactText })
  const changed = english.flatMap(([key, said]) => {
    const own = text[key as keyof UiText]
    return own === said ? [] : [[key, own]]
  })
  return changed.length === 0 ? undefined : JSON.stringify(Object.fromEntries(changed))
}
