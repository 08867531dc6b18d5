/** What replaces fields of earlier versions whose feature is in a package. */
export const MOVED_FIELDS: Readonly<Record<string, string>> = {
  analytics:
    'the same options for the plugin of a package: npm install @warraq/analytics, then plugins: [analytics({ ... })]',
}
