export const codeScrollText = {
  codeIn: 'Code, {language}',
} as const satisfies Record<string, string>
