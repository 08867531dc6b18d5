/**
 * Media query for windows with room for navbar and sidebar, as in `theme/styles`. In em, so that it
 * follows the reader's text size.
 */
const WIDE_WINDOW = '(width >= 62.3125em)'

export function isWindowWide(): boolean {
  return matchMedia(WIDE_WINDOW).matches
}
