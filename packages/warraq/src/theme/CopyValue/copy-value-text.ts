export const copyValueText = {
  copyButton: 'Copy',
  copied: 'Copied',
  copyingFailed: 'Copying failed',
  copyValue: 'Copy {value}',
} as const satisfies Record<string, string>
