/*
 * Keys of what every page may store in the reader's browser. Imported as `STORAGE_KEYS`, so that a
 * bundle contains only those that it uses. Keys of code that loads later are in that code.
 */

export const theme = 'theme'
export const announcementDismissed = 'docusaurus.announcement.dismiss'
export const announcementId = 'docusaurus.announcement.id'
/** Followed by the name of the group. */
export const TAB_GROUP = 'docusaurus.tab.'
export { foundText, preferredVersion } from '@warraq/search-dialog/storage-keys'
export const singleKeys = 'docs-single-keys'
export const sidebarHidden = 'docs-sidebar-hidden'
export const sidebar = (sidebarId: string) => `docs-sidebar-${sidebarId}`
/** The build, and routes whose payload was unusable: one in a line. */
export const fullLoads = 'docs-full-loads'
