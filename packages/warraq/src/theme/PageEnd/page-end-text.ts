/** Texts below the content of a page. */
export const pageEndText = {
  lastUpdatedOn: 'Last updated on {date}',
  lastUpdatedBy: 'Last updated on {date} by {user}',
  tags: 'Tags:',
} as const satisfies Record<string, string>
