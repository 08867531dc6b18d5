/** Strings of the sidebar. */
export const sidebarText = {
  docsSidebar: 'Docs sidebar',
  collapseSidebar: 'Collapse sidebar',
  expandSidebar: 'Expand sidebar',
} as const satisfies Record<string, string>

/** Strings of the groups of a sidebar. */
export const sidebarGroupText = {
  expandCategory: "Expand sidebar category '{label}'",
  collapseCategory: "Collapse sidebar category '{label}'",
} as const satisfies Record<string, string>
