/**
 * Whether `warraq version` copied a page, which then describes what was: its facts are the values of
 * that time.
 * @param file below the site root: `versioned_docs/version-1.0/start.md`
 */
export function isVersionCopy(file: string): boolean {
  return /(?:^|[/_])versioned_docs\/version-|^i18n\/[^/]+\/[^/]+\/version-/.test(file)
}
