export const paginationText = {
  docsPages: 'Docs pages',
  previous: 'Previous',
  next: 'Next',
} as const satisfies Record<string, string>
