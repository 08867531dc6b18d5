/** Height of the navbar, which covers the top of the page, in pixels. */
export const NAVBAR_HEIGHT = 60
