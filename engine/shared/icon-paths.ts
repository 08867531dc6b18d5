/** A cross, for the icons of build and browser. */
export const CLOSE_PATH = 'M6 6l12 12M18 6L6 18'
