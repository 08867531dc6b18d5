/** Titles of admonitions. */
export const admonitionText = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
  important: 'Important',
  caution: 'Caution',
} as const satisfies Record<string, string>
