export const pageStripText = {
  pageTime: 'Time',
  pageNeeds: 'You need',
  pageChecked: 'Checked',
  pageCheckedAgainst: '{date}, against {subject}',
} as const satisfies Record<string, string>
