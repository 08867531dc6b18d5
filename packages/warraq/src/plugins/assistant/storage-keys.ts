/** Names of what the assistant remembers in the reader's browser. */
export const ASK_KEYS = {
  conversations: (index: string) => `__DOCSEARCH_ASKAI_CONVERSATIONS__${index}`,
  token: 'askai_token',
} as const
