export const codeBlockText = {
  copyCode: 'Copy code to clipboard',
  wrapCode: 'Toggle word wrap',
} as const satisfies Record<string, string>
