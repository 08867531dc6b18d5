export const pageToolsText = {
  editThisPage: 'Edit this page',
  openInAssistant: 'Open in {assistant}',
  askAboutPage: 'Read {url} and answer my questions about it.',
  viewAsMarkdown: 'View as Markdown',
  copyPage: 'Copy page',
  pageCopied: 'Page copied',
} as const satisfies Record<string, string>
