export const detailsText = {
  details: 'Details',
} as const satisfies Record<string, string>
