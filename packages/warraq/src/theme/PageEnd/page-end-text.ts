/** Texts below the content of a page. */
export const pageEndText = {
  lastUpdatedOn: 'Last updated on {date}',
  lastUpdatedBy: 'Last updated on {date} by {user}',
  contributors: 'Contributors: {names}',
  tags: 'Tags:',
} as const satisfies Record<string, string>
