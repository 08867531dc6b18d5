// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression finds control characters.
export const VERSION_NAME = /^(?=.*\S)(?!\.{1,2}$)[^/\\<>:"|?*\u0000-\u001f]{1,32}$/

/** The rule in words. */
export const VERSION_NAME_RULE = 'at most 32 characters without / \\ < > : " | ? *, not "." or ".."'
