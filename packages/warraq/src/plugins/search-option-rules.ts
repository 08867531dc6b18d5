import type { OptionRule } from './warraq-plugin.ts'

/** A required text. */
export function requiredText(expected: string): OptionRule {
  return { expected, isValid: (value) => value.trim() !== '', isRequired: true }
}

/** Options of every hosted search index. */
export const HOSTED_OPTIONS: Readonly<Record<string, OptionRule>> = {
  contextual: {
    expected: '"false" for an index without language and docusaurus_tag, otherwise "true"',
    isValid: (value) => value === 'true' || value === 'false',
  },
  external: {
    expected: 'a regular expression for addresses of results that are not in this site',
    isValid: isRegex,
  },
}

/** Whether a text is an origin, without path and query. */
export function isOrigin(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value) && new URL(value).origin === value
}

function isRegex(value: string): boolean {
  try {
    new RegExp(value)
    return true
  } catch {
    return false
  }
}
