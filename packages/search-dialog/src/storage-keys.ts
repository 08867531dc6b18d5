/* Keys of what search and engine store in the reader's browser. */

export const preferredVersion = (docsId: string) => `docs-preferred-version-${docsId}`
/** In the tab: what the chosen result shows, until its page is on screen. */
export const foundText = 'docs-found-hit'
