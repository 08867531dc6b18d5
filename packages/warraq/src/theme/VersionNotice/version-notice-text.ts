/** Texts of the notices above a page: draft, unlisted, untranslated, another version. */
export const versionNoticeText = {
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
