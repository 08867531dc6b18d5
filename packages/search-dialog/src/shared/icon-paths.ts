/** A magnifying glass, for icons in the build and the browser. */
export const SEARCH_PATH = 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zm5 11.5L20 20'
/** A cross. */
export const CLOSE_PATH = 'M6 6l12 12M18 6L6 18'
