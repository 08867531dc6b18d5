/*
 * Parts of the runtime that only some sites use. The browser bundle of a site gets the answers for
 * that site in their place (`packages/warraq/src/build/site-features.ts`), so that its readers do not load what
 * it does not have.
 */

/** There is an announcement bar. */
export const hasAnnouncement: boolean = true
/** The navbar holds a list: of links, versions or languages. */
export const hasDropdowns: boolean = true
/** The navbar holds a list of languages. */
export const hasLocales: boolean = true
/** A docs root has several versions. */
export const hasVersions: boolean = true
/** The navbar hides while the reader scrolls down. */
export const hidesNavbar: boolean = true
/** The reader can put the sidebar away. */
export const hidesSidebar: boolean = true
/** The site has a search. */
export const hasSearch: boolean = true
/** An assistant answers questions. */
export const hasAskAi: boolean = true
