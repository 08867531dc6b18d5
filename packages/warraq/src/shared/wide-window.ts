/** Media query of windows with room for the whole navbar, sidebar and outline; as in `theme/styles`. */
export const WIDE_WINDOW = '(min-width: 997px)'

export function isWindowWide(): boolean {
  return matchMedia(WIDE_WINDOW).matches
}
