export const backToTopText = {
  backToTop: 'Scroll back to top',
} as const satisfies Record<string, string>
