/** Height of the navbar, under which nothing of a page is seen, in pixels. */
export const NAVBAR_HEIGHT = 60
