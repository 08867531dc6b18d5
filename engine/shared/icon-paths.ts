/*
 * Drawings that are in icons of both build and browser, on a grid of 24 by 24.
 */

export const CLOSE_PATH = 'M6 6l12 12M18 6L6 18'
export const SEARCH_PATH = 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zm5 11.5L20 20'
