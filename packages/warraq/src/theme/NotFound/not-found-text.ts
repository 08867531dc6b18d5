export const notFoundText = {
  notFoundTitle: 'Page Not Found',
  notFoundText: 'We could not find what you were looking for.',
  notFoundAdvice:
    'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
  notFoundNear: 'Did you mean one of these pages?',
  notFoundSearch: 'Search the documentation for “{query}”',
} as const satisfies Record<string, string>
