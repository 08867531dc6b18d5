/** Keys of everything that the assistant stores in the reader's browser. */
export const ASK_KEYS = {
  conversations: (index: string) => `__DOCSEARCH_ASKAI_CONVERSATIONS__${index}`,
  token: 'askai_token',
} as const
