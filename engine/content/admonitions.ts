/** Admonition types and the title each shows when the writer gives none. */
export const ADMONITION_TITLES: Readonly<Record<string, string>> = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
  secondary: 'Note',
  success: 'Tip',
  important: 'Info',
  caution: 'Caution',
}

/** The look of a type that is only another name. */
export const ADMONITION_LOOKS: Readonly<Record<string, string>> = {
  secondary: 'note',
  success: 'tip',
  important: 'info',
  caution: 'warning',
}
