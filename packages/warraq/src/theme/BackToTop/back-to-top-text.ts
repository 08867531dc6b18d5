/** Strings of the button at the bottom of the window. */
export const backToTopText = {
  backToTop: 'Scroll back to top',
} as const satisfies Record<string, string>
