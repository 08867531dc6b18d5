export const sidebarText = {
  docsSidebar: 'Docs sidebar',
  collapseSidebar: 'Collapse sidebar',
  expandSidebar: 'Expand sidebar',
} as const satisfies Record<string, string>

export const sidebarGroupText = {
  expandCategory: "Expand sidebar category '{label}'",
  collapseCategory: "Collapse sidebar category '{label}'",
} as const satisfies Record<string, string>
