import { defaultElementText } from './element-text.ts'
import { defaultShellText } from './shell-text.ts'

/** Every string that documents show. `{name}` marks a value put in by `fillText`. */
export const defaultUiText = {
  ...defaultShellText,
  ...defaultElementText,
  skipToContent: 'Skip to main content',
  homePage: 'Home page',
  breadcrumbs: 'Breadcrumbs',
  onThisPage: 'On this page',
  directLink: 'Direct link to {heading}',
  details: 'Details',
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
  caution: 'Caution',
  docsPages: 'Docs pages',
  previous: 'Previous',
  next: 'Next',
  editThisPage: 'Edit this page',
  lastUpdatedOn: 'Last updated on {date}',
  lastUpdatedBy: 'Last updated on {date} by {user}',
  tags: 'Tags:',
  backToTop: 'Scroll back to top',
  versionBadge: 'Version: {label}',
  notFoundTitle: 'Page Not Found',
  notFoundText: 'We could not find what you were looking for.',
  notFoundAdvice:
    'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
  notFoundNear: 'Did you mean one of these pages?',
  notFoundSearch: 'Search the documentation for “{query}”',
  viewAsMarkdown: 'View as Markdown',
  copyPage: 'Copy page',
  pageCopied: 'Page copied',
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

export type UiText = { readonly [Key in keyof typeof defaultUiText]: string }
