export const dropdownText = {
  expandDropdown: 'Expand the dropdown',
  collapseDropdown: 'Collapse the dropdown',
} as const satisfies Record<string, string>
